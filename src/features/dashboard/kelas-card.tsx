import { IconClock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { keepKodePeriode } from '#gateway/session/start/hints.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { daysBetween, formatJam, formatTanggal } from '#shared/format/tanggal.ts'
import { now } from '#shared/state/clock.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './dashboard.module.css'
import { SteadyCard } from './steady-card.tsx'
import { untilText } from './until-text.ts'
import { useKelas } from './use-dashboard.ts'

const useDayName = () => {
  const { t, i18n } = useTranslation('dashboard')
  return (date: Date): string => {
    const days = daysBetween(now(), date)
    const name = formatTanggal(date, i18n.language, 'dayMonth')
    if (days === 0) return t('class.today')
    return days === 1 ? t('class.tomorrow', { day: name }) : name
  }
}

const Next = ({ kelas }: { kelas: Kelas }) => {
  const { t, i18n } = useTranslation('dashboard')
  const dayName = useDayName()
  const { kehadiran } = kelas
  const until = untilText(now(), kelas.mulai, kelas.selesai)
  const today = daysBetween(now(), kelas.mulai) === 0
  return (
    <div className={styles.next}>
      {today ? null : <p className={styles.day}>{dayName(kelas.mulai)}</p>}
      <div className={styles.when}>
        <p className={styles.time}>{formatJam(kelas.mulai, i18n.language)}</p>
        {until ? (
          <p className={styles.tag}>
            <IconClock size={16} aria-hidden />
            {t(until.key, until.values)}
          </p>
        ) : null}
      </div>
      <div>
        <h3>
          {kelas.nama} {kelas.kelas ? <span>{t('class.group', { kelas: kelas.kelas })}</span> : null}
        </h3>
        <p>
          {t('class.until', { jam: formatJam(kelas.selesai, i18n.language) })}
          {kelas.tempat ? `, ${kelas.tempat}` : null}
        </p>
        {kelas.dosen ? <p>{kelas.dosen}</p> : null}
        {kehadiran ? (
          <p className={styles.minor}>
            {t('class.attendance', {
              hadir: kehadiran.jumlahHadir,
              pertemuan: kehadiran.jumlahHadir + kehadiran.jumlahAbsen,
              persen: formatDesimal(Number(kehadiran.persentaseKehadiran), 2, i18n.language),
            })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

const Later = ({ kelas }: { kelas: Kelas[] }) => {
  const { i18n } = useTranslation('dashboard')
  const dayName = useDayName()
  const [first] = kelas
  if (!first) return null
  return (
    <div className={styles.later}>
      <p className={styles.minor}>{dayName(first.mulai)}</p>
      <ul>
        {kelas.map(({ id, mulai, nama, tempat }) => (
          <li key={id}>
            <b>{formatJam(mulai, i18n.language)}</b>
            <span>{nama}</span>
            <span className={styles.minor}>{tempat}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What now: the running or next class and the day after it. */
export const KelasCard = () => {
  const { t } = useTranslation('dashboard')
  const { data: jadwal, presensi, ...asked } = useKelas()
  const { tahun, semester } = asked.semesterBerjalan ?? {}
  useEffect(() => keepKodePeriode({ tahun, semester }), [tahun, semester])
  const data = jadwal && kelasBerikutnya(jadwal, presensi, now())
  return (
    <SteadyCard title={t('class.title')} of={{ ...asked, data }} className={styles.kelas} lines={8}>
      {({ next, later }) =>
        next ? (
          <>
            <Next kelas={next} />
            <Later kelas={later} />
          </>
        ) : (
          <EmptyState hint={t('class.empty')} />
        )
      }
    </SteadyCard>
  )
}
