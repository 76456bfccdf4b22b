import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { isAhead } from '#domain/jadwal/deadline.ts'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { minimalKehadiranOf } from '#domain/jadwal/rawan-presensi.ts'
import { timetableOn, unknownOn } from '#domain/jadwal/timetable.ts'
import { isEverythingKnown, type QueriedDays, useAcademicDays } from '#domain/jadwal/use-academic-days.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import type { KalenderAkademik } from '#generated/client/info/readers.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { useGetSemesterBerjalan } from '#generated/client/periode/periode.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { addDays, dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Angka, type Listed, readRows } from '#shared/wire/readers.ts'
import type { LaterRow } from './appointment.tsx'
import own from './class-plan.module.css'
import styles from './dashboard.module.css'

/** Input of a plan: weekly classes, their attendance and the current time. */
export interface Weekly {
  rows: Listed<JadwalKuliah>
  /** null without a response. */
  presensi: Listed<PresensiKuliah> | null
  nowMs: number
}

/** Appointment after the next seven days: shown as the next one when there is none before it, otherwise in one line. */
interface Far {
  title: string
  until: string
  time: string
  nama: string
  lines: ReactNode[]
  row: LaterRow
  to: string
  way: string
}

/** Content of the card of the next class. */
interface Plan {
  next: Kelas | null
  later: Kelas[]
  far: Far[]
  /** Attendance that the next class requires, in per cent; see minimalKehadiranOf. */
  minimal: Angka
  /** Content when the next seven days are fully known and empty, and nothing comes after. */
  empty: ReactNode
  /** State of exams, calendar and appointments as a whole. */
  note: 'class.checking' | 'class.incomplete' | undefined
  /** Notes about missing appointments and unknown hours. */
  notes: ReactNode
  onReload: (() => void) | undefined
}

/** A plan whose second part may still be loading. */
export type PartialPlan = Pick<Plan, 'next' | 'later'> & Partial<Plan>

interface Props {
  weekly: Weekly
  periode: Periode | null | undefined
  /** Shown until exams and the academic calendar are known. */
  waiting: ReactNode
  children: (plan: PartialPlan) => ReactNode
}

const WEEK = 7

const daysFrom = (today: string): string[] => Array.from({ length: WEEK + 1 }, (_, ahead) => addDays(today, ahead))

/** Returns the names of classes, exams and appointments of the next days whose day or hours are unknown. */
const untimedNames = (rows: Listed<JadwalKuliah>, known: QueriedDays, days: readonly string[], language: string) => [
  ...new Set(days.flatMap((day) => unknownOn(rows, known)(day).rows.map((row) => namaMakulOf(row, language)))),
]

const noteOf = ({ isPending, isIncomplete }: QueriedDays): Plan['note'] => {
  if (isPending) return 'class.checking'
  return isIncomplete ? 'class.incomplete' : undefined
}

interface NotesProps {
  rows: Listed<JadwalKuliah>
  known: QueriedDays
  untimed: readonly string[]
}

const Notes = ({ rows, known, untimed }: NotesProps) => {
  const { t } = useTranslation('dashboard')
  const { uts, uas, missing } = known
  return (
    <>
      {untimed.length > 0 ? <p>{t('class.untimed', { nama: untimed.join(', ') })}</p> : null}
      {missing.length > 0 ? <p>{t('ui:appointments.missing', { nama: missing.join(', ') })}</p> : null}
      <UnreadNote of={[...rows, ...uts, ...uas]} />
    </>
  )
}

/** Formats appointments and calendar days after the next seven days. */
const useFar = (today: string, empty: string | null) => {
  const { t, i18n } = useTranslation('ui')
  const { language } = i18n
  const shared = (tanggal: string, nama: string, tempat: string) => {
    const time = formatTanggal(tanggal, language, 'monthDay')
    const [day = '', month = ''] = time.split(' ')
    return {
      until: t('ui:first.days', { count: daysBetween(today, tanggal) }),
      time,
      nama,
      row: { key: `${tanggal} ${nama}`, when: `${day} ${month.slice(0, 3)}`, nama, tempat },
    }
  }
  const withEmpty = (line: string) => [line, empty && <span className={styles.wrap}>{empty}</span>]
  const weekday = (tanggal: string) => formatTanggal(tanggal, language, 'dayName')
  return {
    ofAppointment: ({ tanggal, nama, jam, ruang }: Appointment): Far => ({
      ...shared(tanggal, nama, ruang),
      title: t('ui:first.event'),
      lines: withEmpty(
        [
          [weekday(tanggal), jam && `${jamText(jam.mulai, language)}\u00a0${zoneLabel()}`].filter(Boolean).join(' '),
          ruang,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      to: '/jadwal-dan-presensi',
      way: t('dashboard:class.all'),
    }),
    ofCalendar: ({ kegiatan, tanggalMulai, tanggalSelesai }: KalenderAkademik): Far => {
      const mulai = tanggalMulai ?? ''
      const isLong = !!tanggalSelesai && tanggalSelesai > mulai
      const end = isLong ? t('ui:first.till', { date: formatTanggal(tanggalSelesai, language, 'monthDay') }) : ''
      return {
        ...shared(mulai, kegiatan, ''),
        title: t('ui:first.calendar'),
        lines: withEmpty([weekday(mulai), end].filter(Boolean).join(', ')),
        to: '/kalender-akademik',
        way: t('ui:first.calendar.open'),
      }
    },
  }
}

/** Returns what follows the next seven days: the student's appointments, then the academic calendar. */
const farOf = (
  known: QueriedDays,
  today: string,
  nowMs: number,
): { own: Appointment[]; calendar: KalenderAkademik[] } => ({
  own: known.janji
    .filter((one) => !one.isDeadline && one.tanggal > addDays(today, WEEK) && isAhead(one, nowMs))
    .toSorted((a, b) => a.tanggal.localeCompare(b.tanggal)),
  calendar: readRows(known.kalender, 'noted')
    .filter(({ tanggalMulai }) => !!tanggalMulai && tanggalMulai > today)
    .toSorted((a, b) => (a.tanggalMulai ?? '').localeCompare(b.tanggalMulai ?? '')),
})

/** Puts the student's appointments before calendar days; entries after the first are later and sorted by day. */
const inOrder = (own: Far[], calendar: Far[]): Far[] => {
  const [first, ...rest] = [...own, ...calendar]
  if (!first) return []
  const later = rest.filter(({ row }) => row.key >= first.row.key)
  return [first, ...later.toSorted((a, b) => a.row.key.localeCompare(b.row.key))]
}

/** Empty state with a list of what will appear here. */
const Nothing = () => {
  const { t } = useTranslation('dashboard')
  return (
    <div className={own.nothing}>
      <EmptyState hint={t('class.empty')} />
      <ul className={styles.later}>
        {['ui:first.will.classes', 'ui:first.will.exams', 'ui:first.will.events'].map((what) => (
          <li key={what}>
            <span className={styles.wrap}>{t(what)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the required attendance in per cent. The rules are fetched only when the class does not state it. */
const useMinimal = (next: Kelas | null): Angka => {
  const { biodataSingkat } = useBiodataSingkat()
  const own = next?.row.minimalKehadiran
  const isConfirming = own === null && !!next?.kehadiran
  const aturan = useOptionalData(useGetAturanUmum({ query: { enabled: isConfirming } }))
  return next ? minimalKehadiranOf(next.row, aturan?.aturanUmum, biodataSingkat?.idProdi ?? '') : null
}

const Planned = ({ known, weekly, children }: Pick<Props, 'weekly' | 'children'> & { known: QueriedDays }) => {
  const { t, i18n } = useTranslation('dashboard')
  const { language } = i18n
  const { biodataSingkat } = useBiodataSingkat()
  const { rows, presensi, nowMs } = weekly
  const merged = mergeMeetings(rows)
  const plan = kelasBerikutnya(timetableOn(merged, known), presensi, nowMs)
  const minimal = useMinimal(plan.next)
  const today = dayOf(nowMs)
  const days = daysFrom(today)
  const untimed = untimedNames(merged, known, days, language)
  const isUnread = days.some((day) => unknownOn(merged, known)(day).unread > 0)
  const isNothing = plan.next === null && untimed.length === 0 && !isUnread && isEverythingKnown(known)
  const end = useGetSemesterBerjalan().data?.tanggalSelesai
  const onLeave =
    biodataSingkat?.status === 'Cuti' && end ? t('ui:first.leave', { date: formatTanggal(end, language) }) : null
  const words = useFar(today, onLeave ?? (isNothing ? t('class.empty') : null))
  const { own, calendar } = farOf(known, today, nowMs)
  return children({
    ...plan,
    far: inOrder(own.map(words.ofAppointment), calendar.map(words.ofCalendar)),
    minimal,
    empty: isNothing ? <Nothing /> : null,
    note: noteOf(known),
    notes: <Notes rows={rows} known={known} untimed={untimed} />,
    onReload: known.missing.length > 0 || known.isIncomplete ? known.reload : undefined,
  })
}

/** Weekly classes except those that exams or the calendar replace (readings, 150), plus other appointments. */
export const ClassPlan = ({ periode, waiting, ...plan }: Props) => {
  const known = useAcademicDays(useIdMahasiswa(), toPeriodeParams(periode), Boolean(periode))
  return known ? <Planned known={known} {...plan} /> : waiting
}
