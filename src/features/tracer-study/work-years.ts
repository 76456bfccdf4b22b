import type { TracerPekerjaan } from '#generated/client/tracer-study/readers.ts'
import { daysBetween, yearOf } from '#shared/campus/campus-time.ts'

/** A workplace on the time axis. */
export interface WorkBar {
  id: string
  label: string
  /** Position of start and end, 0 to 1. */
  from: number
  to: number
  /** now: the job continues; unknown: the end is unknown and only the start is drawn. */
  end: 'known' | 'now' | 'unknown'
}

/**
 * The time axis from the first year to today, with the position of each year, and a bar for each workplace with a known
 * start.
 */
export interface WorkYears {
  first: number
  last: number
  /** Position of the start of each year, 0 to 1. */
  years: readonly { year: number; at: number }[]
  bars: readonly WorkBar[]
  /** False when an entered end is later than today. */
  endsToday: boolean
}

const DAYS_OF_YEAR = 365.25

/** Returns a day as a year with its fraction: about 2026.5 for '2026-07-02'. */
const inYears = (day: string): number => {
  const year = yearOf(day)
  return year + Math.min(0.999, daysBetween(`${year}-01-01`, day) / DAYS_OF_YEAR)
}

/**
 * Returns the time axis of the work history, from the year of the first start to today, or to a later end that the
 * student entered.
 * @param today YYYY-MM-DD in the campus's zone
 * @returns null when no start is known
 */
export const workYears = (rows: readonly TracerPekerjaan[], today: string): WorkYears | null => {
  const known = rows.flatMap((row) => {
    if (!row.tanggalMulai) return []
    const end = row.masihBekerja === true ? 'now' : row.tanggalSelesai ? 'known' : 'unknown'
    const until = { now: today, known: row.tanggalSelesai || today, unknown: row.tanggalMulai }[end]
    return [{ row, from: inYears(row.tanggalMulai), to: inYears(until), end } as const]
  })
  if (known.length === 0) return null
  const first = Math.floor(Math.min(...known.map(({ from }) => from)))
  const end = Math.max(inYears(today), ...known.flatMap(({ from, to }) => [from, to]))
  const last = Math.floor(end)
  const place = (year: number) => (year - first) / (end - first || 1)
  return {
    first,
    last,
    endsToday: end === inYears(today),
    years: Array.from({ length: last + 1 - first }, (_, index) => ({ year: first + index, at: place(first + index) })),
    bars: known
      .toSorted((one, other) => one.from - other.from)
      .map(({ row, from, to, end: kind }) => ({
        id: row.idPekerjaan,
        label: row.namaPerusahaan || row.jabatan,
        from: place(from),
        to: Math.max(place(from), place(to)),
        end: kind,
      })),
  }
}
