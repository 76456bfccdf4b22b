import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { calledName } from '#domain/mahasiswa/called-name.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { periodeLabel, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { minuteOf } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useCampusClock, useToday } from '#shared/campus/use-campus-clock.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import styles from './dashboard.module.css'
import { useKemajuan } from './use-dashboard.ts'

const HOUR_MINUTES = 60

/** Returns the text key of the greeting by campus time: pagi until 10, siang until 15, sore until 18, then malam. */
export const salamKey = (nowMs: number): string => {
  const hour = Math.floor(minuteOf(nowMs) / HOUR_MINUTES)
  if (hour >= 4 && hour < 11) return 'greeting.pagi'
  if (hour >= 11 && hour < 15) return 'greeting.siang'
  if (hour >= 15 && hour < 18) return 'greeting.sore'
  return 'greeting.malam'
}

const SejakLine = lazyOptional(async () => (await withTexts(import('./sejak/sejak-line.tsx'), 'ui')).SejakLine, {
  onLoadError: hideOnLoadError,
})

/** Status and programme: 'Aktif, S1 Teknik Informatika, semester 5'. */
const StatusLine = () => {
  const { t, i18n } = useTranslation('dashboard')
  const { biodataSingkat } = useBiodataSingkat()
  const { data: kemajuan } = useKemajuan()
  if (!biodataSingkat) return null
  const { status, tingkat, prodi } = biodataSingkat
  const ke = biodataSingkat.semesterBerjalan ?? kemajuan?.semesterBerjalan
  const programme = shownText([tingkat, prodi].filter(Boolean).join(' '), i18n.language)
  const facts = [programme, ke && status !== 'Lulus' ? t('status.semester', { ke }) : ''].filter(Boolean)
  return (
    <li>
      <b>{kodeText('statusMahasiswa', status)}</b>
      {facts.length > 0 ? <span>{`, ${facts.join(', ')}`}</span> : null}
    </li>
  )
}

const PeriodeLine = () => {
  const { t } = useTranslation('dashboard')
  const { semesterBerjalan } = useSemesterBerjalan()
  if (!semesterBerjalan) return null
  const { pekan } = semesterBerjalan
  return <li>{`${periodeLabel(semesterBerjalan)}${pekan ? t('status.week', { pekan }) : ''}`}</li>
}

/** Greeting, date and study status, above all cards. */
export const Salam = () => {
  const { t, i18n } = useTranslation('dashboard')
  const { biodataSingkat } = useBiodataSingkat()
  const nama = calledName(biodataSingkat?.nama ?? '')
  const greeting = t(useCampusClock(salamKey))
  const today = useToday()
  return (
    <>
      <header className={styles.head}>
        <h1>{nama ? t('greeting.name', { greeting, nama }) : greeting}</h1>
        <p>
          <span>{formatTanggal(today, i18n.language, 'weekday')}</span>
          <AfterFirst>
            <SejakLine />
          </AfterFirst>
        </p>
      </header>
      <ul className={styles.status} aria-label={t('status.label')}>
        <StatusLine />
        <PeriodeLine />
      </ul>
    </>
  )
}
