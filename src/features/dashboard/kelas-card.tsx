import { IconClock } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { keepKodePeriode } from '#gateway/session/start/hints.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { formatJam, formatTanggal, jamText } from '#shared/format/tanggal.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { joined } from '#shared/text/joined.ts'
import { dayOf, daysBetween, minuteOf } from '#shared/time/campus-time.ts'
import { zoneLabel } from '#shared/time/campus-zone.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { optionalPart } from '#shared/ui/state/optional-part.tsx'
import { readRows } from '#shared/wire/readers.ts'
import type { Weekly } from './class-plan.tsx'
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
            <span>{t(until.key, until.values)}</span>
          </p>
        ) : null}
      </div>
      <div>
        <h3>
          <span>{namaMakulOf(kelas.row, i18n.language)}</span>{' '}
          {kelas.kelas ? <span>{t('class.group', { kelas: kelas.kelas })}</span> : null}
        </h3>
        <p>
          {[
            kelas.isSelesaiKnown ? t('class.until', { jam: formatJam(kelas.selesai, i18n.language) }) : '',
            shownText(kelas.tempat, i18n.language),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {kelas.dosen ? <p>{shownText(kelas.dosen, i18n.language)}</p> : null}
        {kehadiran ? (
          <p className={styles.minor}>
            {t('class.attendance', {
              hadir: kehadiran.jumlahHadir,
              count: kehadiran.jumlahHadir + kehadiran.jumlahAbsen,
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
        {kelas.map(({ id, mulai, row, tempat }) => (
          <li key={id}>
            <b>{jamText(minuteOf(mulai), i18n.language)}</b>
            <span>{namaMakulOf(row, i18n.language)}</span>
            <span className={styles.minor}>{shownText(tempat, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Shown {
  next: Kelas | null
  later: Kelas[]
  nowMs: number
  /** Everything is known, and there is nothing. */
  isNothing?: boolean
  /** Of exams, academic calendar and appointments, which may put something else in the place of a class. */
  note?: 'class.checking' | 'class.incomplete' | undefined
  notes?: ReactNode
  onReload?: (() => void) | undefined
}

/** The line of the note stays when there is nothing to say: what stands below must not move. */
const Classes = ({ next, later, nowMs, isNothing = false, note, notes, onReload }: Shown) => {
  const { t } = useTranslation('dashboard')
  return (
    <>
      {next ? (
        <>
          <Next kelas={next} nowMs={nowMs} />
          <Later kelas={later} nowMs={nowMs} />
        </>
      ) : isNothing ? (
        <EmptyState hint={t('class.empty')} />
      ) : null}
      {notes ? <div className={styles.minor}>{notes}</div> : null}
      <p className={styles.note}>
        {note ? <span>{t(note)}</span> : null}
        {onReload ? (
          <button type="button" className={buttonClass('quiet')} onClick={onReload}>
            {t('shared:failure.reload')}
          </button>
        ) : null}
      </p>
    </>
  )
}

/** The classes of the week as they are, before exams and academic calendar are known, or without them. */
const WeeklyClasses = ({ rows, presensi, nowMs, ...note }: Weekly & Pick<Shown, 'note' | 'onReload'>) => (
  <Classes {...kelasBerikutnya(() => readRows(rows, 'noted'), presensi, nowMs)} nowMs={nowMs} {...note} />
)

const ClassPlan = optionalPart(async () => (await withTexts(import('./class-plan.tsx'), 'ui')).ClassPlan, {
  waiting: ({ waiting }) => waiting,
  lost: ({ onReload }, { rows, presensi, nowMs }) => (
    <WeeklyClasses rows={rows} presensi={presensi} nowMs={nowMs} note="class.incomplete" onReload={onReload} />
  ),
})

/** The running or next class or exam, and the day after it. Exams and calendar follow the first screen (ADR 11). */
export const KelasCard = () => {
  const { t } = useTranslation('dashboard')
  const { presensi, ...asked } = useKelas()
  const { semesterBerjalan } = asked
  const { tahun, semester } = semesterBerjalan ?? {}
  useEffect(() => keepKodePeriode({ tahun, semester }), [tahun, semester])
  const nowMs = useNowMs()
  return (
    <SteadyCard title={t('class.title')} of={asked} className={`${styles.kelas} ${styles.steady}`} lines={8}>
      {(rows) => {
        const weekly = { rows, presensi, nowMs }
        const waiting = <WeeklyClasses {...weekly} note="class.checking" />
        return (
          <AfterFirst placeholder={waiting}>
            <ClassPlan periode={semesterBerjalan} {...weekly} waiting={waiting}>
              {(plan) => <Classes {...plan} nowMs={nowMs} />}
            </ClassPlan>
          </AfterFirst>
        )
      }}
    </SteadyCard>
  )
}
