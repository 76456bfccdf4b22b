import { IconClipboardList } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { faseOf, type Remaining, toJendela, toRemaining } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAktif, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useGetPembatasWaktuKrs } from '#generated/client/krs/krs.ts'
import { useHint } from '#kit/answer/use-hint.ts'
import { campusNow } from '#shared/time/campus-clock.ts'
import styles from './dashboard.module.css'

/** Short enough for the end of the first line of a phone: nothing moves when it comes. */
const leftText = ({ hari, jam, menit }: Remaining, t: TFunction<'dashboard'>): string => {
  if (hari > 0) return t('krs.days', { count: hari })
  return jam > 0 ? t('krs.hours', { count: jam }) : t('krs.minutes', { count: menit })
}

/** While KRS is open: how long still, with the way to it; nothing before and after, or where nobody knows. */
export const KrsLine = () => {
  const { t } = useTranslation('dashboard')
  const isInMenu = useFlag('menu.krs')
  const { biodataSingkat } = useBiodataSingkat()
  const isAsked = isInMenu && isAktif(biodataSingkat?.status ?? '')
  const data = useHint(useGetPembatasWaktuKrs(useIdMahasiswa(), { query: { enabled: isAsked } }))
  if (!data) return null
  const jendela = toJendela(data)
  if (faseOf(jendela, campusNow()) !== 'open') return null
  const { selesai } = jendela
  return (
    <li className={styles.krs}>
      <IconClipboardList size={16} aria-hidden />
      <Link to="/krs">{selesai == null ? t('krs.open') : leftText(toRemaining(selesai - campusNow()), t)}</Link>
    </li>
  )
}
