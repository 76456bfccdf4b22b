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
  /** Of no other meeting of the week. */
  key: string
  row: TimetableRow
  waktu: JadwalKuliahWaktu
  /** What it clashes with on this day, and when. */
  bentrok: (Span & { row: TimetableRow })[]
}

/**
 * One day of the week with its meetings in the order of their time, and the free time between them: none where something may be
 * at a time that nobody knows.
 */
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
  /** Number of classes that could not be read. */
  unread: number
}

const FIVE = 5
const [EARLIEST_HOUR, LATEST_HOUR] = [8, 16]
const HOUR = 60
const LAST_HOUR = 24
/** A shorter pause is the way to the next room. */
const MIN_FREE = 30

type Placed = Omit<KelasHari, 'lajur' | 'lajurSemua' | 'bentrok'> & { hari: number }

/** Stands for every day of the week. */
const ANY_DAY = 0

/** @returns lost: days of the week, `ANY_DAY` for one that nobody knows, on which the class has a meeting without known hours */
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

/** The week that a schedule makes: every meeting on its day, side by side what clashes, and the free hours between. */
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
 * The week that begins on a day: the classes that meet in it, its exams and its other appointments.
 * @param days from Senin, YYYY-MM-DD
 * @param rows the classes of the period, whose meetings without a time belong to every week
 * @param isFreeKnown whether everything of a day, YYYY-MM-DD, is known: without it no time is free
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
