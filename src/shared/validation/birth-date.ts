import { dayIn, yearsBefore } from '../campus/campus-time.ts'

/**
 * The latest birth date of somebody who is old enough: today, so many years earlier, that day included (section 5). Years
 * before 29 February without one have 28 February: who was born on 1 March has not had the birthday yet.
 * @param today of the campus, YYYY-MM-DD
 * @returns YYYY-MM-DD, as date fields take it
 */
export const latestBirthDate = (today: string, minimumAgeYears: number): string => yearsBefore(today, minimumAgeYears)

/**
 * Whether somebody born on a date is old enough today. What is no date is refused; whether a date may be left out is a
 * matter of the form.
 * @param birthDate date of a field or of the gateway
 * @param today of the campus, YYYY-MM-DD
 */
export const isOldEnough = (birthDate: unknown, today: string, minimumAgeYears: number): boolean => {
  const born = typeof birthDate === 'string' ? dayIn(birthDate) : null
  return born !== null && born <= latestBirthDate(today, minimumAgeYears)
}
