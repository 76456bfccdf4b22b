import { dayIn } from './campus-time.ts'
import { formatTanggal } from './tanggal.ts'

const YEAR = 4
const MONTH = 7

/**
 * Formats a range of days as briefly as possible: 26 Oktober – 06 November 2026, 07–11 September 2026; a single day for
 * one day.
 * @param mulai first day or moment as the gateway writes it; when missing, the last one is used
 * @param selesai when missing or before the first, only the first day is used
 * @returns '' when neither is known; the word for unreadable values for undefined
 */
export const formatRentang = (
  mulai: string | null | undefined,
  selesai: string | null | undefined,
  language: string,
): string => {
  if (mulai === undefined) return formatTanggal(mulai, language)
  const [from, until] = [dayIn(mulai ?? selesai), dayIn(selesai)]
  if (from === null || until === null || until <= from) return formatTanggal(from, language)
  const begin = formatTanggal(from, language)
  const end = formatTanggal(until, language)
  if (from.slice(0, MONTH) === until.slice(0, MONTH)) return `${begin.slice(0, 2)}–${end}`
  return `${from.slice(0, YEAR) === until.slice(0, YEAR) ? begin.replace(/ \d{4}$/, '') : begin} – ${end}`
}
