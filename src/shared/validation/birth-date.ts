import { parseTanggal } from '#shared/format/parse-tanggal.ts'

const isoOf = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const daysOfMonth = (year: number, month: number): number => new Date(year, month, 0).getDate()

/**
 * The latest birth date of somebody who is old enough: the local calendar day of today, so many years earlier, that
 * day included (section 5). Years before 29 February without one have 28 February: who was born on 1 March has not had
 * the birthday yet.
 * @param today any moment of the day
 * @returns YYYY-MM-DD, as date fields take it
 */
export const latestBirthDate = (today: Date, minimumAgeYears: number): string => {
  const [year, month] = [today.getFullYear() - minimumAgeYears, today.getMonth() + 1]
  return isoOf(year, month, Math.min(today.getDate(), daysOfMonth(year, month)))
}

/**
 * Whether somebody born on a date is old enough today. What is no date is refused; whether a date may be left out is a
 * matter of the form.
 * @param birthDate date of a field or of the gateway
 */
export const isOldEnough = (birthDate: unknown, today: Date, minimumAgeYears: number): boolean => {
  const born = parseTanggal(birthDate)
  if (!born) return false
  return isoOf(born.getFullYear(), born.getMonth() + 1, born.getDate()) <= latestBirthDate(today, minimumAgeYears)
}
