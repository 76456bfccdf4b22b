import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { mustValidate, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useScreenPlace } from '#flags/menu/screen-place.ts'
import { pathOf } from './path-of.ts'

const VALIDATION = '/validasi-data'

/**
 * Returns a function of an address: why its screen is not like the others of this campus; '' when it is. Validation
 * comes first, because it redirects every other screen (section 4).
 */
export const useReasons = (): ((address: string) => string) => {
  const { t } = useTranslation('search')
  const placeOf = useScreenPlace()
  const isActing = useIsActing() // only the student can validate
  const isForced = mustValidate(useBiodataSingkat().biodataSingkat) && !isActing
  return (address) => {
    if (isForced && pathOf(address) !== VALIDATION) return t('reason.validate')
    const place = placeOf(address)
    if (place === 'elsewhere') return t('reason.elsewhere')
    return place === 'hidden' ? t('reason.hidden') : ''
  }
}
