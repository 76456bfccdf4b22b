import { IconClock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { keepKodePeriode } from '#gateway/session/start/hints.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { formatJam, formatTanggal, jamText } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { dayOf, daysBetween, minuteOf } from '#shared/time/campus-time.ts'
import { zoneLabel } from '#shared/time/campus-zone.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './dashboard.module.css'
import { SteadyCard } from './steady-card.tsx'
import { untilText } from './until-text.ts'
import { useKelas } from './use-dashboard.ts'

const useDayName = (nowMs: number) => {
  const { t, i18n } = useTranslation('dashboard')
  return (ms: number): string => {
    const days = daysBetween(dayOf(nowMs), dayOf(ms))
    const name = formatTanggal(ms, i18n.language, 'dayMonth')
    if (days === 0) return t('class.today')
    return days === 1 ? t('class.tomorrow', { day: name }) : name
  }
}

const Next = ({ kelas, nowMs }: { kelas: Kelas; nowMs: number }) => {
  const { t, i18n } = useTranslation('dashboard')
  const dayName = useDayName(nowMs)
  const { kehadiran } = kelas
  const until = untilText(nowMs, kelas.mulai, kelas.selesai)
  const isToday = dayOf(nowMs) === dayOf(kelas.mulai)
  return (
    <div className={styles.next}>
      {isToday ? null : <p className={styles.day}>{dayName(kelas.mulai)}</p>}
      <div className={styles.when}>
        <p className={styles.time}>{jamText(minuteOf(kelas.mulai), i18n.language)}</p>
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

const Later = ({ kelas, nowMs }: { kelas: Kelas[]; nowMs: number }) => {
  const { i18n } = useTranslation('dashboard')
  const dayName = useDayName(nowMs)
  const [first] = kelas
  if (!first) return null
  return (
    <div className={styles.later}>
      <p className={styles.minor}>{joined(dayName(first.mulai), zoneLabel())}</p>
      <ul>
        {kelas.map(({ id, mulai, nama, tempat }) => (
          <li key={id}>
            <b>{jamText(minuteOf(mulai), i18n.language)}</b>
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
  const nowMs = useNowMs()
  const data = jadwal && kelasBerikutnya(jadwal, presensi, nowMs)
  return (
    <SteadyCard title={t('class.title')} of={{ ...asked, data }} className={styles.kelas} lines={8}>
      {({ next, later }) =>
        next ? (
          <>
            <Next kelas={next} nowMs={nowMs} />
            <Later kelas={later} nowMs={nowMs} />
          </>
        ) : (
          <EmptyState hint={t('class.empty')} />
        )
      }
    </SteadyCard>
  )
}
