import { dayIn, yearsBefore } from '../campus/campus-time.ts'

/**
 * Returns the latest birth date with which a person is old enough: today minus a number of years, inclusive (section
 * 5). For 29 February in a year without one it is 28 February: a person born on 1 March has not had the birthday yet.
 * @param today of the campus, YYYY-MM-DD
 * @returns YYYY-MM-DD, as date fields accept it
 */
export const latestBirthDate = (today: string, minimumAgeYears: number): string => yearsBefore(today, minimumAgeYears)

/**
 * Returns whether a person born on a date is old enough today. Invalid dates are rejected; whether the date is optional
 * is up to the form.
 * @param birthDate date of a field or of the gateway
 * @param today of the campus, YYYY-MM-DD
 */
export const isOldEnough = (birthDate: unknown, today: string, minimumAgeYears: number): boolean => {
  const born = typeof birthDate === 'string' ? dayIn(birthDate) : null
  return born !== null && born <= latestBirthDate(today, minimumAgeYears)
}
