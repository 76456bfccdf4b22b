import { onClock, utcDay } from '../time/day-js.ts'

const BASIC = 'YYYYMMDD[T]HHmmss'

/** Returns a moment as calendar files write it, in UTC: 20261022T000500Z (ISO 8601, basic; RFC 5545, 3.3.5). */
export const basicUtc = (ms: number): string => `${onClock(ms, 0).format(BASIC)}Z`

/**
 * Returns a time of a day, YYYY-MM-DD, as calendar files write it. The hour 24 does not exist: it is midnight of the
 * next day.
 */
export const basicTime = (day: string, minutes: number): string => utcDay(day).add(minutes, 'minute').format(BASIC)
