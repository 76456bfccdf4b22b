import { campusOffset } from './campus-zone.ts'

// Strict reading of what a gateway writes. dayjs is lenient (2026-02-31 is its 3 March, and a null datetime a date), and the
// login stage, which reads answers, goes without it (ADR 27).

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HOUR_MINUTES = 60

/** Years 1000 to 2999: the null datetime of the gateway (0001, section 3) is in none of them, in any zone. */
const ISO_DAY = /^[12]\d{3}-\d{2}-\d{2}$/
const WRITTEN = /^(.{10})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(z|([+-])(\d{2})(?::?(\d{2}))?)?$/i

const isoDayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Returns whether a text is a day of the calendar, YYYY-MM-DD: 29 February only in leap years. */
export const isDay = (text: string): boolean => {
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

/** The campus's calendar day of a moment that a reader has read, YYYY-MM-DD. */
export const readDayOf = (ms: number): string => isoDayOf(ms + campusOffset() * MINUTE_MS)

/** The day after one that a reader has read. */
export const readDayAfter = (day: string): string => isoDayOf(Date.parse(day) + DAY_MS)
