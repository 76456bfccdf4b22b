import type { JadwalKuliahWaktu } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, weekdayOf } from '#shared/time/campus-time.ts'
import { readRows } from '#shared/wire/readers.ts'
import type { TimetableOn, TimetableRow } from './kelas-berikutnya.ts'
import { groupsOf, type Lane, sideBySide } from './lanes.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { overlapOf, toJadwal } from './pertemuan.ts'
import type { Span } from './span.ts'

/** One meeting of a class on its day of the week, in minutes since midnight. */
export interface KelasHari extends Span, Lane {
  /** Of no other meeting of the week. */
  key: string
  row: TimetableRow
  waktu: JadwalKuliahWaktu
  /** What it clashes with on this day, and when. */
  bentrok: (Span & { row: TimetableRow })[]
}

/** One day of the week with its meetings in the order of their time, and the free time between them. */
export interface HariKuliah {
  /** 1 Senin to 7 Minggu. */
  hari: number
  kelas: KelasHari[]
  kosong: Span[]
}

/** The week of a schedule. */
export interface MingguKuliah {
  /** From Senin on: five days, or as many as there are classes on. */
  hari: HariKuliah[]
  /** Whole hours around everything. */
  dariJam: number
  sampaiJam: number
  /** Classes with a meeting whose day or times nobody can read: they stand on no day. */
  tanpaWaktu: TimetableRow[]
}

const FIVE = 5
const [EARLIEST_HOUR, LATEST_HOUR] = [8, 16]
const HOUR = 60
const LAST_HOUR = 24
/** A shorter pause is the way to the next room. */
const MIN_FREE = 30

type Placed = Omit<KelasHari, 'lajur' | 'lajurSemua' | 'bentrok'> & { hari: number }

const placedOf = (row: TimetableRow, index: number): { placed: Placed[]; isLost: boolean } => {
  const meetings = readRows(row.jadwal, 'unreviewed')
  const placed = meetings.flatMap((waktu, place): Placed[] => {
    const hari = toJadwal([waktu])[0]?.hari ?? 0
    const span = toMeetingSpan(waktu.jamMulai, waktu.jamSelesai)
    return span && hari > 0 ? [{ ...span, key: `${row.idKelas} ${index} ${place}`, row, waktu, hari }] : []
  })
  return { placed, isLost: placed.length < Math.max(1, row.jadwal.length) }
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

const hariOf = (hari: number, all: readonly Placed[]): HariKuliah => {
  const day = all.filter((one) => one.hari === hari).toSorted((a, b) => a.mulai - b.mulai || a.selesai - b.selesai)
  const groups = groupsOf(day)
  return { hari, kelas: groups.flatMap(withClashes), kosong: freeBetween(groups) }
}

/** The week that a schedule makes: every meeting on its day, side by side what clashes, and the free hours between. */
export const mingguKuliah = (rows: readonly TimetableRow[]): MingguKuliah => {
  const found = rows.map((row, index) => ({ row, ...placedOf(row, index) }))
  const all = found.flatMap(({ placed }) => placed)
  const days = Math.max(FIVE, ...all.map(({ hari }) => hari))
  return {
    hari: Array.from({ length: days }, (_, index) => hariOf(index + 1, all)),
    dariJam: Math.min(EARLIEST_HOUR, ...all.map(({ mulai }) => Math.floor(mulai / HOUR))),
    sampaiJam: Math.min(LAST_HOUR, Math.max(LATEST_HOUR, ...all.map(({ selesai }) => Math.ceil(selesai / HOUR)))),
    tanpaWaktu: found.flatMap(({ row, isLost }) => (isLost ? [row] : [])),
  }
}

/** The clashes of a week, each pair once: on a day, what they have in common, and both classes. */
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

/** The seven days of the week that a day lies in, from Senin. @param today YYYY-MM-DD, as the days are */
export const tanggalMinggu = (today: string): string[] => {
  const senin = addDays(today, 1 - weekdayOf(today))
  return Array.from({ length: WEEK }, (_, day) => addDays(senin, day))
}

/**
 * The week that begins on a day: the classes that meet in it, and its exams.
 * @param days from Senin, YYYY-MM-DD
 * @param rows the classes of the period, whose meetings without a time belong to every week
 */
export const mingguDated = (
  days: readonly string[],
  timetableOn: TimetableOn,
  rows: readonly TimetableRow[],
): MingguKuliah => ({ ...mingguKuliah(days.flatMap(timetableOn)), tanpaWaktu: mingguKuliah(rows).tanpaWaktu })
