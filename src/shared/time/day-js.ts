import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Returns a calendar day, YYYY-MM-DD, for calculations: in UTC, where every day has 24 hours. */
export const utcDay = (day: string): Dayjs => dayjs.utc(day)

/**
 * Returns a moment on the clock of a time zone, for reading and formatting. Sets the clock before attaching the offset:
 * dayjs alone would convert through the device's zone, and be an hour off around its change to or from summer time.
 * @param offset minutes east of Greenwich: 420 WIB, 480 WITA, 540 WIT
 */
export const onClock = (ms: number, offset: number): Dayjs =>
  dayjs.utc(ms).add(offset, 'minute').utcOffset(offset, true)

/**
 * Returns the names of months from January, and of days from Sunday, in the language (section 3: built in, so that no
 * device lacks them).
 */
export const calendarNames = (language: string): { months: readonly string[]; weekdays: readonly string[] } => {
  const { months = [], weekdays = [] } = dayjs.Ls[localeOf(language)] ?? {}
  return { months, weekdays }
}

/** Returns the dayjs locale for a language of the portal. */
export const localeOf = (language: string): 'id' | 'en' => (language === 'en' ? 'en' : 'id')
