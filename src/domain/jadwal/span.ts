import { readTime } from '#shared/time/read-time.ts'

/**
 * Minutes since midnight of one day, from `mulai` to `selesai` exclusive. A weekly meeting that ends after midnight has
 * a `selesai` above 1440.
 */
export interface Span {
  mulai: number
  selesai: number
}

/**
 * Parses two times of day as the gateway writes them ('08.00' or '08:00'); null unless the second is after the first.
 */
export const toSpan = (jamMulai: string, jamSelesai: string): Span | null => {
  const mulai = readTime(jamMulai)
  const selesai = readTime(jamSelesai)
  return mulai !== null && selesai !== null && mulai < selesai ? { mulai, selesai } : null
}
