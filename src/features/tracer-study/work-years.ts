import type { TracerPekerjaan } from '#generated/client/tracer-study/readers.ts'
import { daysBetween, yearOf } from '#shared/campus/campus-time.ts'

/** A place of work on the line of years. */
export interface WorkBar {
  id: string
  label: string
  /** Place of its beginning and end, 0 to 1. */
  from: number
  to: number
  /** now: it runs still; unknown: its end is not known, and only its beginning is drawn. */
  end: 'known' | 'now' | 'unknown'
}

/**
 * The line of time, from the beginning of the first year to today: its first and last year, where each year begins, and a bar for
 * each place of work whose beginning is known.
 */
export interface WorkYears {
  first: number
  last: number
  /** Place of the beginning of each year, 0 to 1. */
  years: readonly { year: number; at: number }[]
  bars: readonly WorkBar[]
  /** False where a stated end is later than today. */
  endsToday: boolean
}

const DAYS_OF_YEAR = 365.25

/** A day as a year with its fraction: '2026-07-02' is about 2026.5. */
const inYears = (day: string): number => {
  const year = yearOf(day)
  return year + Math.min(0.999, daysBetween(`${year}-01-01`, day) / DAYS_OF_YEAR)
}

/**
 * Lays the work history out from the year of the first beginning to today, or to a later end that the student has stated.
 * @param today YYYY-MM-DD in the campus's zone
 * @returns null where no beginning is known
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
