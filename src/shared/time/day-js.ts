import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day, YYYY-MM-DD, to calculate with: in UTC, where each has 24 hours. */
export const utcDay = (day: string): Dayjs => dayjs.utc(day)

/**
 * A moment on the clock of a zone: to be read and formatted. The clock is set before the offset is attached: dayjs alone would
 * go by way of the device's zone, and be an hour off while that changes to or from summer time.
 * @param offset minutes east of Greenwich: 420 WIB, 480 WITA, 540 WIT
 */
export const onClock = (ms: number, offset: number): Dayjs =>
  dayjs.utc(ms).add(offset, 'minute').utcOffset(offset, true)

/** Names of months from January, and of days from Sunday, in the language (section 3: built in, so that no device lacks them). */
export const calendarNames = (language: string): { months: readonly string[]; weekdays: readonly string[] } => {
  const { months = [], weekdays = [] } = dayjs.Ls[localeOf(language)] ?? {}
  return { months, weekdays }
}

/** The locale of dayjs for a language of the portal. */
export const localeOf = (language: string): 'id' | 'en' => (language === 'en' ? 'en' : 'id')
