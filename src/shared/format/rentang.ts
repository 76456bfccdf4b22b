import { formatTanggal } from './tanggal.ts'

/**
 * Days from one to another in as few words as say them: 26 Oktober – 06 November 2026, 07–11 September 2026; one day is itself.
 * @param until missing or before the first: the first day alone
 */
export const formatRentang = (from: Date, until: Date | null, language: string): string => {
  if (!until || until <= from || until.toDateString() === from.toDateString()) return formatTanggal(from, language)
  const isSameYear = from.getFullYear() === until.getFullYear()
  const begin = formatTanggal(from, language)
  if (isSameYear && from.getMonth() === until.getMonth())
    return `${begin.slice(0, 2)}–${formatTanggal(until, language)}`
  return `${isSameYear ? begin.replace(/ \d{4}$/, '') : begin} – ${formatTanggal(until, language)}`
}
