import type { KalenderAkademik } from '#generated/client/info/readers.ts'
import type { Listed } from '#shared/wire/readers.ts'

/** An entry with known days. */
export interface Acara extends KalenderAkademik {
  /** First and last day, YYYY-MM-DD; the last is never before the first. */
  mulai: string
  selesai: string
}

/** Position of an entry relative to a day. */
export type Letak = 'past' | 'now' | 'ahead'

/** Sorts entries by their first day (section 3, calendar); entries without a day are dropped. */
export const sortAcara = (rows: readonly KalenderAkademik[]): Acara[] =>
  rows
    .flatMap((row) => {
      const { tanggalMulai: mulai, tanggalSelesai } = row
      if (mulai == null) return []
      return [{ ...row, mulai, selesai: tanggalSelesai != null && tanggalSelesai > mulai ? tanggalSelesai : mulai }]
    })
    .sort((a, b) => a.mulai.localeCompare(b.mulai))

/** Replaces entries with an unreadable day by null, so that they count as unreadable: they belong to no year. */
export const withoutUndated = (rows: Listed<KalenderAkademik>): Listed<KalenderAkademik> =>
  rows.map((row) => (row?.tanggalMulai === undefined ? null : row))

/** Returns the position of an entry relative to a day. */
export const letakOf = ({ mulai, selesai }: Acara, today: string): Letak => {
  if (selesai < today) return 'past'
  return mulai <= today ? 'now' : 'ahead'
}

/** Returns the academic years of the entries as closing years, latest first. */
export const tahunOf = (rows: readonly KalenderAkademik[]): number[] =>
  [...new Set(rows.flatMap(({ tahun }) => tahun ?? []))].sort((a, b) => b - a)

/**
 * Returns the year to show first: that of the day, or the latest one that has begun; the earliest when none has.
 * @param rows in order
 */
export const runningTahun = (rows: readonly Acara[], today: string): number | null => {
  const begun = rows.filter(({ mulai, tahun }) => tahun !== null && mulai <= today)
  return begun.at(-1)?.tahun ?? tahunOf(rows).at(-1) ?? null
}

/** Inserts null for today between the entries that have begun and the others, if today lies within them. */
const withToday = (rows: readonly Acara[], today: string): (Acara | null)[] => {
  const last = rows
    .map(({ selesai }) => selesai)
    .sort()
    .at(-1)
  if (last === undefined || today > last || rows.every(({ mulai }) => mulai > today)) return [...rows]
  const begun = rows.filter(({ mulai }) => mulai <= today)
  return [...begun, null, ...rows.slice(begun.length)]
}

/** Groups entries by month, with null for today. @param rows in order @returns months as YYYY-MM, in order */
export const byMonth = (rows: readonly Acara[], today: string): [month: string, entries: (Acara | null)[]][] => {
  const months = new Map<string, (Acara | null)[]>()
  for (const entry of withToday(rows, today)) {
    const month = (entry?.mulai ?? today).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}
