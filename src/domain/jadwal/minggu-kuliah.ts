import type { KalenderAkademik } from '#generated/client/info/readers.ts'
import type { JadwalKuliah, JadwalKuliahWaktu } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { addDays, weekdayOf } from '#shared/time/campus-time.ts'
import { present } from '#shared/wire/readers.ts'
import { overlapOf, type Span, toJadwal, toSpan } from './pertemuan.ts'

/** One meeting of a class on its day of the week, in minutes since midnight. */
export interface KelasHari extends Span {
  /** Of no other meeting of the week. */
  key: string
  row: JadwalKuliah
  waktu: JadwalKuliahWaktu
  /** Its place among meetings at the same time, from 0, and how many places there are. */
  lajur: number
  lajurSemua: number
  /** What it clashes with on this day, and when. */
  bentrok: (Span & { row: JadwalKuliah })[]
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
  tanpaWaktu: JadwalKuliah[]
}

const FIVE = 5
const [EARLIEST_HOUR, LATEST_HOUR] = [8, 16]
const HOUR = 60
const MIDNIGHT = '24.00'
/** A shorter pause is the way to the next room. */
const MIN_FREE = 30

/** When a meeting is on its own day: what ends after midnight lasts until then. */
const spanOf = ({ jamMulai, jamSelesai }: JadwalKuliahWaktu): Span | null =>
  toSpan(jamMulai, jamSelesai) ?? (toSpan('00.00', jamSelesai) && toSpan(jamMulai, MIDNIGHT))

type Placed = Omit<KelasHari, 'lajur' | 'lajurSemua' | 'bentrok'> & { hari: number }

const placedOf = (row: JadwalKuliah, index: number): { placed: Placed[]; isLost: boolean } => {
  const meetings = present(row.jadwal)
  const placed = meetings.flatMap((waktu, place): Placed[] => {
    const hari = toJadwal([waktu])[0]?.hari ?? 0
    const span = spanOf(waktu)
    return span && hari > 0 ? [{ ...span, key: `${row.idKelas} ${index} ${place}`, row, waktu, hari }] : []
  })
  return { placed, isLost: placed.length < Math.max(1, row.jadwal.length) }
}

/** Meetings of one day in groups that hang together by time: only within a group something lies beside another. */
const groupsOf = (day: readonly Placed[]): Placed[][] => {
  const groups: Placed[][] = []
  let end = -1
  for (const one of day) {
    const last = groups.at(-1)
    if (last && one.mulai < end) last.push(one)
    else groups.push([one])
    end = Math.max(end, one.selesai)
  }
  return groups
}

/** Gives each meeting of a group the first place that is free when it begins. */
const sideBySide = (group: readonly Placed[]): KelasHari[] => {
  const ends: number[] = []
  const places = group.map(({ mulai, selesai }) => {
    const free = ends.findIndex((end) => end <= mulai)
    const lajur = free === -1 ? ends.length : free
    ends[lajur] = selesai
    return lajur
  })
  return group.map(({ hari: _, ...one }, index) => ({
    ...one,
    lajur: places[index] ?? 0,
    lajurSemua: ends.length,
    bentrok: group.flatMap((other) => {
      const common = other === group[index] ? null : overlapOf(one, other)
      return common ? [{ ...common, row: other.row }] : []
    }),
  }))
}

const freeBetween = (groups: readonly Placed[][]): Span[] =>
  groups.flatMap((group, index) => {
    const next = groups[index + 1]?.[0]
    const mulai = Math.max(...group.map(({ selesai }) => selesai))
    return next && next.mulai - mulai >= MIN_FREE ? [{ mulai, selesai: next.mulai }] : []
  })

const hariOf = (hari: number, all: readonly Placed[]): HariKuliah => {
  const day = all.filter((one) => one.hari === hari).toSorted((a, b) => a.mulai - b.mulai || a.selesai - b.selesai)
  const groups = groupsOf(day)
  return { hari, kelas: groups.flatMap(sideBySide), kosong: freeBetween(groups) }
}

/** The week that a schedule makes: every meeting on its day, side by side what clashes, and the free hours between. */
export const mingguKuliah = (rows: readonly JadwalKuliah[]): MingguKuliah => {
  const found = rows.map((row, index) => ({ row, ...placedOf(row, index) }))
  const all = found.flatMap(({ placed }) => placed)
  const days = Math.max(FIVE, ...all.map(({ hari }) => hari))
  return {
    hari: Array.from({ length: days }, (_, index) => hariOf(index + 1, all)),
    dariJam: Math.min(EARLIEST_HOUR, ...all.map(({ mulai }) => Math.floor(mulai / HOUR))),
    sampaiJam: Math.max(LATEST_HOUR, ...all.map(({ selesai }) => Math.ceil(selesai / HOUR))),
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
        const common = overlapOf(one, other)
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

/** The holidays of the academic calendar on a day, YYYY-MM-DD, by their names (section 3, calendar). */
export const liburPada = (rows: readonly KalenderAkademik[], hari: string): string[] => {
  const names = rows.flatMap(({ isLibur, kegiatan, tanggalMulai, tanggalSelesai }) => {
    if (isLibur !== true || tanggalMulai === null || hari < tanggalMulai) return []
    const last = tanggalSelesai !== null && tanggalSelesai > tanggalMulai ? tanggalSelesai : tanggalMulai
    return hari <= last ? [kegiatan] : []
  })
  return [...new Set(names)]
}
