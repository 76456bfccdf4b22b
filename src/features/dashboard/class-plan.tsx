import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { deadlinesOn, timetableOn, unknownOn } from '#domain/jadwal/timetable.ts'
import { type DaysAsked, isEverythingKnown, useAcademicDays } from '#domain/jadwal/use-academic-days.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { DeadlineText } from '#kit/jadwal/deadline-text.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { addDays, dayOf } from '#shared/time/campus-time.ts'
import type { Listed } from '#shared/wire/readers.ts'

/** Input of a plan: the weekly classes, their attendance, and the present moment. */
export interface Weekly {
  rows: Listed<JadwalKuliah>
  /** null without an answer. */
  presensi: Listed<PresensiKuliah> | null
  nowMs: number
}

interface Plan {
  next: Kelas | null
  later: Kelas[]
  /** Everything of the next seven days is known, and there is nothing. */
  isNothing: boolean
  /** On exams, calendar and appointments as a whole. */
  note: 'class.checking' | 'class.incomplete' | undefined
  /** Appointments that are missing, hours that are not known, deadlines. */
  notes: ReactNode
  onReload: (() => void) | undefined
}

interface Props extends Weekly {
  periode: Periode | null | undefined
  /** Stands here until exams and academic calendar are known. */
  waiting: ReactNode
  children: (plan: Plan) => ReactNode
}

const WEEK = 7

const daysFrom = (today: string): string[] => Array.from({ length: WEEK + 1 }, (_, ahead) => addDays(today, ahead))

/** Names of classes, exams and appointments of the next days whose day or hours are not known. */
const untimedNames = (rows: Listed<JadwalKuliah>, known: DaysAsked, days: readonly string[], language: string) => [
  ...new Set(days.flatMap((day) => unknownOn(rows, known)(day).rows.map((row) => namaMakulOf(row, language)))),
]

const noteOf = ({ isPending, isIncomplete }: DaysAsked): Plan['note'] => {
  if (isPending) return 'class.checking'
  return isIncomplete ? 'class.incomplete' : undefined
}

interface NotesProps {
  rows: Listed<JadwalKuliah>
  known: DaysAsked
  untimed: readonly string[]
  days: readonly string[]
  nowMs: number
}

const Notes = ({ rows, known, untimed, days, nowMs }: NotesProps) => {
  const { t, i18n } = useTranslation('dashboard')
  const { uts, uas, missing } = known
  const deadlines = days.flatMap((day) => deadlinesOn(known, day, nowMs))
  return (
    <>
      {deadlines.map((of) => (
        <p key={of.id}>
          <DeadlineText of={of} hari={formatTanggal(of.tanggal, i18n.language, 'dayMonth')} />
        </p>
      ))}
      {untimed.length > 0 ? <p>{t('class.untimed', { nama: untimed.join(', ') })}</p> : null}
      {missing.length > 0 ? <p>{t('ui:appointments.missing', { nama: missing.join(', ') })}</p> : null}
      <UnreadNote of={[...rows, ...uts, ...uas]} />
    </>
  )
}

/** The weekly classes without those that exams or the academic calendar replace (readings, 150), with the other appointments. */
export const ClassPlan = ({ periode, rows, presensi, nowMs, waiting, children }: Props) => {
  const { language } = useTranslation('dashboard').i18n
  const known = useAcademicDays(useIdMahasiswa(), toPeriodeParams(periode), Boolean(periode))
  if (!known) return waiting
  const merged = mergeMeetings(rows)
  const plan = kelasBerikutnya(timetableOn(merged, known), presensi, nowMs)
  const days = daysFrom(dayOf(nowMs))
  const untimed = untimedNames(merged, known, days, language)
  const isUnread = days.some((day) => unknownOn(merged, known)(day).unread > 0)
  return children({
    ...plan,
    isNothing: plan.next === null && untimed.length === 0 && !isUnread && isEverythingKnown(known),
    note: noteOf(known),
    notes: <Notes rows={rows} known={known} untimed={untimed} days={days} nowMs={nowMs} />,
    onReload: known.missing.length > 0 ? known.reload : undefined,
  })
}
