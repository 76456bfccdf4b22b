import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/read-only.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import type { Reason } from '#shared/ui/why-not.tsx'

/** Why a student can only read the biodata (section 6): the campus has not opened it. An operator is not bound by that. */
export const useLockedReason = (biodata: Biodata): Reason | null => {
  const { t } = useTranslation('biodata')
  const isActing = useIsActing()
  if (isActing || biodata.isEditMahasiswa === true) return null
  return { text: t('locked'), next: t('locked.next'), rule: 'isEditMahasiswa' }
}
