import { campusOffset } from './campus-zone.ts'

// Calendar arithmetic on the wall clock of the campus. A moment is a number of milliseconds since 1970, a day is text,
// YYYY-MM-DD. The time zone of the device has no part in it: everything is calculated in UTC on a shifted clock.

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 1440
const WEEK = 7

/** Years 1000 to 2999: the null datetime of the gateway (0001, section 3) is in none of them, in any zone. */
const ISO_DAY = /^[12]\d{3}-\d{2}-\d{2}$/
const WRITTEN = /^(.{10})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(z|([+-])(\d{2})(?::?(\d{2}))?)?$/i

const isoOf = (ms: number): string => new Date(ms).toISOString()
const isoDayOf = (ms: number): string => isoOf(ms).slice(0, 10)

/** Returns whether a text is a day of the calendar, YYYY-MM-DD: 29 February only in leap years. */
const isDay = (text: string): boolean => {
  const ms = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(ms) && isoDayOf(ms) === text
}

/** Minutes east of Greenwich as a moment writes them; null where it writes none. */
const writtenOffset = (zone = '', sign = '', hours = '0', minutes = '0'): number | null => {
  const east = Number(hours) * HOUR_MINUTES + Number(minutes)
  return zone === '' ? null : east * (sign === '-' ? -1 : 1)
}

/**
 * Reads a moment of the gateway. A day alone is its midnight on the campus's clock, and a time without an offset stands on
 * that clock too.
 * @param offset minutes east of Greenwich
 * @returns milliseconds since 1970; null for empty, malformed and null datetimes (section 3)
 */
export const readMoment = (value: unknown, offset = campusOffset()): number | null => {
  if (typeof value !== 'string') return null
  if (isDay(value)) return Date.parse(value) - offset * MINUTE_MS
  const [, day = '', time, ...zone] = WRITTEN.exec(value) ?? []
  if (!isDay(day)) return null
  const ms = Date.parse(`${day}T${time}Z`) - (writtenOffset(...zone) ?? offset) * MINUTE_MS
  return Number.isNaN(ms) ? null : ms
}

/** The campus's calendar day of a moment, YYYY-MM-DD. @param offset minutes east of Greenwich */
export const dayOf = (ms: number, offset = campusOffset()): string => isoDayOf(ms + offset * MINUTE_MS)

/** The day that a text of the gateway names: a day alone is itself in every zone. Null for what is neither day nor moment. */
export const dayIn = (value: string | null | undefined, offset = campusOffset()): string | null => {
  if (!value || isDay(value)) return value || null
  const ms = readMoment(value, offset)
  return ms === null ? null : dayOf(ms, offset)
}

/** Minutes since the campus's midnight, 0 to 1439. @param offset minutes east of Greenwich */
export const minuteOf = (ms: number, offset = campusOffset()): number => {
  const minutes = Math.floor(ms / MINUTE_MS) + offset
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
}

/** The moment at which the campus's clock shows a day and a time. @param minutes since midnight; 1440 is the next one */
export const momentAt = (day: string, minutes = 0, offset = campusOffset()): number =>
  Date.parse(day) + (minutes - offset) * MINUTE_MS

/** The day so many days later. */
export const addDays = (day: string, days: number): string => isoDayOf(Date.parse(day) + days * DAY_MS)

/** Calendar days from one day to another; negative when it is before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Day of the week as the gateway counts: 1 Senin to 7 Minggu (section 3). */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || WEEK

/** Year of a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))
