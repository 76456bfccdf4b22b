import { campusOffset } from './campus-zone.ts'

// Strict parsing of gateway dates. dayjs is lenient (it reads 2026-02-31 as 3 March, and a null datetime as a date),
// and the login stage, which parses responses, does not include it (ADR 27).

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HOUR_MINUTES = 60

/** Years 1000 to 2999: excludes the null datetime of the gateway (0001, section 3) in any zone. */
const ISO_DAY = /^[12]\d{3}-\d{2}-\d{2}$/
const WRITTEN = /^(.{10})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(z|([+-])(\d{2})(?::?(\d{2}))?)?$/i

const isoDayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Returns whether a text is a calendar day, YYYY-MM-DD: 29 February only in leap years. */
export const isDay = (text: string): boolean => {
  const ms = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(ms) && isoDayOf(ms) === text
}

/** Returns the offset written in a moment, in minutes east of Greenwich; null when it has none. */
const writtenOffset = (zone = '', sign = '', hours = '0', minutes = '0'): number | null => {
  const east = Number(hours) * HOUR_MINUTES + Number(minutes)
  return zone === '' ? null : east * (sign === '-' ? -1 : 1)
}

/**
 * Parses a moment of the gateway. A day without a time is its midnight on the campus's clock; a time without an offset
 * is on that clock too.
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

/** Returns the campus's calendar day of a parsed moment, YYYY-MM-DD. */
export const readDayOf = (ms: number): string => isoDayOf(ms + campusOffset() * MINUTE_MS)

/** Returns the day after a parsed day. */
export const readDayAfter = (day: string): string => isoDayOf(Date.parse(day) + DAY_MS)
