import { calendarNames } from '../time/day-js.ts'

const WEEK = 7

/** Parses a number or numeric text. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value

/**
 * Returns the name of a month, 1 Januari to 12 Desember, in the language; empty for anything else.
 * @param month number or numeric text, as in bills
 */
export const monthName = (month: unknown, language: string): string => {
  const number = numberOf(month)
  return typeof number === 'number' ? (calendarNames(language).months[number - 1] ?? '') : ''
}

/**
 * Returns the name of a day, 1 Senin to 7 Minggu, in the language; empty for anything else.
 * @param day number or numeric text, as in schedules
 */
export const dayName = (day: unknown, language: string): string => {
  const number = numberOf(day)
  return typeof number === 'number' && number >= 1 && number <= WEEK
    ? (calendarNames(language).weekdays[number % WEEK] ?? '')
    : ''
}
