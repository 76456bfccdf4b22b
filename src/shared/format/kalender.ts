import { calendarNames } from '../time/day-js.ts'

const WEEK = 7

/** A number, or a text of one. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value

/**
 * Name of a month, 1 Januari to 12 Desember, in the language; empty for anything else.
 * @param month number, or text of one, as bills carry it
 */
export const monthName = (month: unknown, language: string): string => {
  const number = numberOf(month)
  return typeof number === 'number' ? (calendarNames(language).months[number - 1] ?? '') : ''
}

/**
 * Name of a day, 1 Senin to 7 Minggu, in the language; empty for anything else.
 * @param day number, or text of one, as schedules carry it
 */
export const dayName = (day: unknown, language: string): string => {
  const number = numberOf(day)
  return typeof number === 'number' && number >= 1 && number <= WEEK
    ? (calendarNames(language).weekdays[number % WEEK] ?? '')
    : ''
}
