import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { keepKodePeriode } from '#gateway/session/start/hints.ts'
import { dayOf, daysBetween, minuteOf } from '#shared/campus/campus-time.ts'
import { formatJam, formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { type Angka, readRows } from '#shared/wire/readers.ts'
import { AppointmentShape, AttendanceWarning, type LaterRow, UntilTag } from './appointment.tsx'
import type { PartialPlan, Weekly } from './class-plan.tsx'
import styles from './dashboard.module.css'
import { CardWay, SteadyCard } from './steady-card.tsx'
import { untilText } from './until-text.ts'
import { useKelas } from './use-dashboard.ts'

const LINES = 6
const JADWAL = '/jadwal-dan-presensi'
const DAY_LETTERS = 3

/** Returns a function that formats day and time briefly: no day for today, 'Besok 08.00', 'Senin 08.00'. */
const useDayAndHour = (nowMs: number) => {
  const { t, i18n } = useTranslation('dashboard')
  return (ms: number, letters?: number): string => {
    const days = daysBetween(dayOf(nowMs), dayOf(ms))
    const name = days === 1 ? t('class.tomorrow') : formatTanggal(ms, i18n.language, 'dayName').slice(0, letters)
    return [days === 0 ? '' : name, jamText(minuteOf(ms), i18n.language)].filter(Boolean).join(' ')
  }
}

/** Attendance of a class; a warning when one more absence would be, or already is, too many. */
const Attendance = ({ of: { kehadiran }, minimal }: { of: Kelas; minimal: Angka }) => {
  const { t, i18n } = useTranslation('dashboard')
  if (!kehadiran) return null
  const { jumlahHadir, persentaseKehadiran } = kehadiran
  const count = jumlahHadir + kehadiran.jumlahAbsen
  const persen = formatDesimal(Number(persentaseKehadiran), 2, i18n.language)
  const above = minimal == null ? 1 : jumlahHadir * 100 - minimal * count
  return above > 0 ? (
    <span className={styles.minor}>{t('class.attendance', { hadir: jumlahHadir, count, persen })}</span>
  ) : (
    <AttendanceWarning to={`${JADWAL}?tab=presensi`}>
      {t(above === 0 ? 'class.atMinimum' : 'class.belowMinimum', { persen, minimal })}
    </AttendanceWarning>
  )
}

interface NextProps {
  of: Kelas
  minimal: Angka
  later: readonly LaterRow[]
  nowMs: number
}

const Next = ({ of, minimal, later, nowMs }: NextProps) => {
  const { t, i18n } = useTranslation('dashboard')
  const { language } = i18n
  const dayAndHour = useDayAndHour(nowMs)
  const online = webAddress(of.waktu.urlDaring)
  const days = daysBetween(dayOf(nowMs), dayOf(of.mulai))
  const link = (look?: string) => (
    <a className={look} href={online ?? ''} target="_blank" rel="noopener noreferrer">
      <span>{t('class.open')}</span>
      <span className="visually-hidden">{` ${t('class.newTab')}`}</span>
    </a>
  )
  const facts = [
    days > 1 ? formatTanggal(of.mulai, language, 'monthDay') : '',
    of.isSelesaiKnown ? t('class.until', { jam: formatJam(of.selesai, language) }) : '',
    shownText(of.tempat, language),
    of.waktu.urlDaring ? t('class.online') : '',
  ].filter(Boolean)
  return (
    <AppointmentShape
      time={dayAndHour(of.mulai)}
      nama={namaMakulOf(of.row, language)}
      makul={of.row}
      group={of.kelas && t('class.group', { kelas: of.kelas })}
      action={online && days === 0 ? link(buttonClass()) : null}
      lines={[
        facts.length > 0 ? (
          <>
            <span>{facts.join(', ')}</span> {online && days !== 0 ? link() : null}
          </>
        ) : null,
        of.dosen && shownText(of.dosen, language),
        of.kehadiran ? <Attendance key="attendance" of={of} minimal={minimal} /> : null,
        days > 1 ? t('class.days', { count: days }) : null,
      ]}
      later={later}
    />
  )
}

const titleOf = ({ row: { janji, jenisUjian }, mulai }: Kelas, nowMs: number): string => {
  const isToday = dayOf(mulai) === dayOf(nowMs)
  if (jenisUjian) return isToday ? 'class.title.examToday' : 'class.title.exam'
  const isRunning = mulai <= nowMs
  if (!janji) return isRunning ? 'class.title.now' : 'class.title'
  if (isToday && janji.id.startsWith('sidang-')) return 'class.title.defence'
  return isRunning ? 'class.title.eventNow' : 'class.title.event'
}

interface ShownProps {
  of: Omit<ReturnType<typeof useKelas>, 'presensi'>
  plan: PartialPlan
  nowMs: number
}

/** Card of one plan. The line of the note is always rendered, so that content below does not move. */
const Shown = ({ of, plan: { next, later, minimal, far = [], empty, note, notes, onReload }, nowMs }: ShownProps) => {
  const { t, i18n } = useTranslation('dashboard')
  const dayAndHour = useDayAndHour(nowMs)
  // A distant appointment is shown only when nothing before it can be missing.
  const [first, ...rest] = empty || next ? far : []
  const until = next && untilText(nowMs, next.mulai, next.selesai, t)
  const rows = later.map(
    ({ id, mulai, row, tempat }): LaterRow => ({
      key: id,
      when: dayAndHour(mulai, DAY_LETTERS),
      nama: namaMakulOf(row, i18n.language),
      makul: row,
      tempat: shownText(tempat, i18n.language),
    }),
  )
  const body = (): ReactNode => {
    if (next)
      return (
        <Next
          of={next}
          minimal={minimal ?? next.row.minimalKehadiran}
          later={[...rows, ...far.map(({ row }) => row)]}
          nowMs={nowMs}
        />
      )
    if (first) return <AppointmentShape {...first} later={rest.slice(0, 2).map(({ row }) => row)} />
    return note === 'class.checking' ? <Skeleton lines={LINES} /> : empty
  }
  const title = next ? t(titleOf(next, nowMs), { jenis: next.row.jenisUjian }) : (first?.title ?? t('class.title'))
  const tag = until || (!next && first?.until)
  return (
    <SteadyCard
      title={title}
      query={of}
      className={styles.kelas}
      lines={LINES}
      aside={tag ? <UntilTag>{tag}</UntilTag> : null}
      way={
        first && !next ? <CardWay to={first.to}>{first.way}</CardWay> : <CardWay to={JADWAL}>{t('class.all')}</CardWay>
      }
    >
      {() => (
        <>
          {body()}
          <div className={styles.note}>
            {notes}
            {note ? <span>{t(note)}</span> : null}{' '}
            {onReload ? (
              <button type="button" className={buttonClass('quiet')} onClick={onReload}>
                {t('shared:failure.reload')}
              </button>
            ) : null}
          </div>
        </>
      )}
    </SteadyCard>
  )
}

const ClassPlan = lazyOptional(async () => (await withTexts(import('./class-plan.tsx'), 'ui')).ClassPlan, {
  waiting: ({ waiting }) => waiting,
  onLoadError: ({ onReload }, { weekly, children }) =>
    children({ ...weeklyPlan(weekly), note: 'class.incomplete', onReload }),
})

/** Returns the plan of the weekly classes, without exams and academic calendar. */
const weeklyPlan = ({ rows, presensi, nowMs }: Weekly) =>
  kelasBerikutnya(() => readRows(rows, 'noted'), presensi, nowMs)

/** Current or next class, exam or appointment, and later ones. Exams and calendar load later (ADR 11). */
export const KelasCard = () => {
  const { presensi, ...asked } = useKelas()
  const { semesterBerjalan, data } = asked
  const { tahun, semester } = semesterBerjalan ?? {}
  useEffect(() => keepKodePeriode({ tahun, semester }), [tahun, semester])
  const nowMs = useNowMs()
  const shown = (plan: PartialPlan) => <Shown of={asked} plan={plan} nowMs={nowMs} />
  if (!data) return shown({ next: null, later: [] })
  const weekly = { rows: data, presensi, nowMs }
  const waiting = shown({ ...weeklyPlan(weekly), note: 'class.checking' })
  return (
    <AfterFirst placeholder={waiting}>
      <ClassPlan periode={semesterBerjalan} weekly={weekly} waiting={waiting}>
        {shown}
      </ClassPlan>
    </AfterFirst>
  )
}
