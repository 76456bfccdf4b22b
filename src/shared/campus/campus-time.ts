import { onClock, utcDay } from '../time/day-js.ts'
import { campusOffset } from './campus-zone.ts'
import { isDay, readMoment } from './read-moment.ts'

// Calendar arithmetic on the wall clock of the campus, with dayjs. A moment is a number of milliseconds since 1970, a
// day is text, YYYY-MM-DD. The time zone of the device is never used.

const HOUR_MINUTES = 60
const WEEK = 7
const DAY = 'YYYY-MM-DD'

/** Returns the campus's calendar day of a moment, YYYY-MM-DD. @param offset minutes east of Greenwich */
export const dayOf = (ms: number, offset = campusOffset()): string => onClock(ms, offset).format(DAY)

/**
 * Returns the day of a gateway text: a day without a time is the same in every zone. Null for anything else than a day
 * or moment.
 */
export const dayIn = (value: string | null | undefined, offset = campusOffset()): string | null => {
  if (!value || isDay(value)) return value || null
  const ms = readMoment(value, offset)
  return ms === null ? null : dayOf(ms, offset)
}

/** Returns the minutes since the campus's midnight, 0 to 1439. @param offset minutes east of Greenwich */
export const minuteOf = (ms: number, offset = campusOffset()): number => {
  const clock = onClock(ms, offset)
  return clock.hour() * HOUR_MINUTES + clock.minute()
}

/**
 * Returns the moment at which the campus's clock shows a day and a time.
 * @param minutes since midnight; 1440 is the next midnight
 */
export const momentAt = (day: string, minutes = 0, offset = campusOffset()): number =>
  utcDay(day)
    .add(minutes - offset, 'minute')
    .valueOf()

/** Returns a day plus a number of days. */
export const addDays = (day: string, days: number): string => utcDay(day).add(days, 'day').format(DAY)

/** Returns the same day a number of years earlier; 28 February for 29 February in a year without one. */
export const yearsBefore = (day: string, years: number): string => utcDay(day).subtract(years, 'year').format(DAY)

/** Returns the calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => utcDay(to).diff(utcDay(from), 'day')

/** Returns the day of the week as the gateway counts: 1 Senin to 7 Minggu (section 3). */
export const weekdayOf = (day: string): number => utcDay(day).day() || WEEK

export const yearOf = (day: string): number => utcDay(day).year()
