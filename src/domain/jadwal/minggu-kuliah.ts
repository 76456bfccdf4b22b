import type { JadwalKuliahWaktu } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, weekdayOf } from '#shared/campus/campus-time.ts'
import { type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import type { TimetableOn, TimetableRow } from './kelas-berikutnya.ts'
import { groupsOf, type Lane, sideBySide } from './lanes.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { hariOf, overlapOf } from './pertemuan.ts'
import type { Span } from './span.ts'

/** One meeting of a class on its day of the week, in minutes since midnight. */
export interface KelasHari extends Span, Lane {
  /** Unique among the meetings of the week. */
  key: string
  row: TimetableRow
  waktu: JadwalKuliahWaktu
  /** Classes that it clashes with on this day, and the common span of each. */
  bentrok: (Span & { row: TimetableRow })[]
}

/**
 * One day of the week with its meetings in order of time, and the free time between them: empty when the day has a
 * meeting of unknown time.
 */
export interface HariKuliah {
  /** 1 Senin to 7 Minggu. */
  hari: number
  kelas: KelasHari[]
  kosong: Span[]
}

export interface MingguKuliah {
  /** Days from Senin on: five, or more when later days have classes. */
  hari: HariKuliah[]
  /** Whole hours around all meetings. */
  dariJam: number
  sampaiJam: number
  /** Classes with a meeting of unreadable day or times: they are not shown on any day. */
  tanpaWaktu: TimetableRow[]
  /** Number of classes that could not be read. */
  unread: number
}

const FIVE = 5
const [EARLIEST_HOUR, LATEST_HOUR] = [8, 16]
const HOUR = 60
const LAST_HOUR = 24
/** Shortest free time, in minutes: a shorter pause is needed to change rooms. */
const MIN_FREE = 30

type Placed = Omit<KelasHari, 'lajur' | 'lajurSemua' | 'bentrok'> & { hari: number }

/** Day value for "every day of the week". */
const ANY_DAY = 0

/**
 * @returns lost: days of the week on which the class has a meeting without known hours; `ANY_DAY` for an unknown day
 */
const placedOf = (row: TimetableRow, index: number): { placed: Placed[]; lost: number[] } => {
  const placed = readRows(row.jadwal, 'noted').flatMap((waktu, place): Placed[] => {
    const hari = hariOf(waktu)
    const span = toMeetingSpan(waktu.jamMulai, waktu.jamSelesai)
    return span && hari > 0 ? [{ ...span, key: `${row.idKelas} ${index} ${place}`, row, waktu, hari }] : []
  })
  const isPlaced = (waktu: JadwalKuliahWaktu | null) => placed.some((one) => one.waktu === waktu)
  const lost = row.jadwal.filter((waktu) => !isPlaced(waktu)).map((waktu) => (waktu ? hariOf(waktu) : ANY_DAY))
  return { placed, lost: row.jadwal.length === 0 ? [ANY_DAY] : lost }
}

const withClashes = (group: readonly Placed[]): KelasHari[] =>
  sideBySide(group).map(({ hari: _, ...one }) => ({
    ...one,
    bentrok: group.flatMap((other) => {
      const common = one.row === other.row ? null : overlapOf(one, other)
      return common ? [{ ...common, row: other.row }] : []
    }),
  }))

const freeBetween = (groups: readonly Placed[][]): Span[] =>
  groups.flatMap((group, index) => {
    const next = groups[index + 1]?.[0]
    const mulai = Math.max(...group.map(({ selesai }) => selesai))
    return next && next.mulai - mulai >= MIN_FREE ? [{ mulai, selesai: next.mulai }] : []
  })

const dayOfWeek = (hari: number, all: readonly Placed[], isFreeKnown: boolean): HariKuliah => {
  const day = all.filter((one) => one.hari === hari).toSorted((a, b) => a.mulai - b.mulai || a.selesai - b.selesai)
  const groups = groupsOf(day)
  return { hari, kelas: groups.flatMap(withClashes), kosong: isFreeKnown ? freeBetween(groups) : [] }
}

/**
 * Returns the week of a schedule: every meeting on its day, clashing meetings side by side, and the free hours between.
 */
export const mingguKuliah = (rows: Listed<TimetableRow>): MingguKuliah => {
  const found = readRows(rows, 'noted').map((row, index) => ({ row, ...placedOf(row, index) }))
  const all = found.flatMap(({ placed }) => placed)
  const unread = unreadOf(rows)
  const lost = found.flatMap((one) => one.lost)
  const isFreeKnown = (hari: number) => unread === 0 && !lost.includes(ANY_DAY) && !lost.includes(hari)
  const days = Math.max(FIVE, ...all.map(({ hari }) => hari))
  return {
    hari: Array.from({ length: days }, (_, index) => dayOfWeek(index + 1, all, isFreeKnown(index + 1))),
    dariJam: Math.min(EARLIEST_HOUR, ...all.map(({ mulai }) => Math.floor(mulai / HOUR))),
    sampaiJam: Math.min(LAST_HOUR, Math.max(LATEST_HOUR, ...all.map(({ selesai }) => Math.ceil(selesai / HOUR)))),
    tanpaWaktu: found.flatMap((one) => (one.lost.length > 0 ? [one.row] : [])),
    unread,
  }
}

/** Returns the clashes of a week, each pair once: the day, the common span, and both classes. */
export const bentrokMinggu = (
  minggu: MingguKuliah,
): (Span & { hari: number; satu: KelasHari['row']; dua: KelasHari['row'] })[] =>
  minggu.hari.flatMap(({ hari, kelas }) =>
    kelas.flatMap((one, index) =>
      kelas.slice(index + 1).flatMap((other) => {
        const common = one.row === other.row ? null : overlapOf(one, other)
        return common ? [{ ...common, hari, satu: one.row, dua: other.row }] : []
      }),
    ),
  )

const WEEK = 7

/** Returns the seven days of the week of a day, from Senin. @param today YYYY-MM-DD, like the returned days */
export const tanggalMinggu = (today: string): string[] => {
  const senin = addDays(today, 1 - weekdayOf(today))
  return Array.from({ length: WEEK }, (_, day) => addDays(senin, day))
}

/**
 * Returns the week that begins on a day: its classes, exams and other appointments.
 * @param days from Senin, YYYY-MM-DD
 * @param rows the classes of the period; meetings without a time belong to every week
 * @param isFreeKnown true when everything on a day, YYYY-MM-DD, is known: otherwise the day has no free time
 */
export const mingguDated = (
  days: readonly string[],
  timetableOn: TimetableOn,
  rows: Listed<TimetableRow>,
  isFreeKnown: (day: string) => boolean,
): MingguKuliah => {
  const dated = mingguKuliah(days.flatMap(timetableOn))
  const { tanpaWaktu, unread } = mingguKuliah(rows)
  const hari = dated.hari.map((one) => (isFreeKnown(days[one.hari - 1] ?? '') ? one : { ...one, kosong: [] }))
  return { ...dated, hari, tanpaWaktu, unread }
}
