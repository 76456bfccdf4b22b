import { IconCalendar, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { semesterLabel } from '#domain/periode/periode.ts'
import { useSemesterBerjalan } from '#domain/periode/use-semester-berjalan.ts'
import { now } from '#shared/clock.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { AfterFirst } from '#shared/ui/after-first.tsx'
import { lostQuietly, optionalPart } from '#shared/ui/optional-part.tsx'
import styles from './dashboard.module.css'
import { salamKey } from './salam-key.ts'
import { useKemajuan } from './use-dashboard.ts'

const KrsLine = optionalPart(async () => (await import('./krs-line.tsx')).KrsLine, { lost: lostQuietly })

const StatusLine = () => {
  const { t } = useTranslation('dashboard')
  const { biodataSingkat } = useBiodataSingkat()
  const { kemajuan } = useKemajuan()
  if (!biodataSingkat) return null
  const ke = biodataSingkat.semesterBerjalan ?? kemajuan?.semesterBerjalan
  return (
    <li>
      <IconCircleCheck size={16} aria-hidden />
      <span>
        <b>{kodeText('statusMahasiswa', biodataSingkat.status)}</b>
        {ke ? t('status.semester', { ke }) : null}
      </span>
    </li>
  )
}

const PeriodeLine = () => {
  const { t } = useTranslation('dashboard')
  const { semesterBerjalan } = useSemesterBerjalan()
  if (!semesterBerjalan) return null
  return (
    <li>
      <IconCalendar size={16} aria-hidden />
      <span>
        {semesterLabel(semesterBerjalan)}
        {semesterBerjalan.pekan ? t('status.week', { pekan: semesterBerjalan.pekan }) : null}
      </span>
    </li>
  )
}

/** Who, today, and where in the studies: the answer before any card. */
export const Salam = () => {
  const { t, i18n } = useTranslation('dashboard')
  const { biodataSingkat } = useBiodataSingkat()
  const nama = biodataSingkat?.nama.split(' ')[0]
  const greeting = t(salamKey(now()))
  return (
    <>
      <header className={styles['head']}>
        <h1>{nama ? t('greeting.name', { greeting, nama }) : greeting}</h1>
        <p>{formatTanggal(now(), i18n.language, 'weekday')}</p>
      </header>
      <ul className={styles['status']} aria-label={t('status.label')}>
        <StatusLine />
        <AfterFirst>
          <KrsLine />
        </AfterFirst>
        <PeriodeLine />
      </ul>
    </>
  )
}
