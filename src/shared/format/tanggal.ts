import { dayIn, dayOf, minuteOf, weekdayOf } from '../time/campus-time.ts'
import { zoneLabel } from '../time/campus-zone.ts'
import { dayName, monthName } from './kalender.ts'
import { unreadableWord } from './unreadable.ts'

type Style = 'full' | 'weekday' | 'dayMonth' | 'monthShort' | 'day'

const SHORT_LETTERS = 3

/**
 * A day in words of the language, by the calendar of the campus; default DD MMMM YYYY (section 9). The names are ours: the
 * browser's own take a slow phone 70 ms to find.
 * @param value a day or moment as the gateway writes it, or a moment in milliseconds since 1970
 * @returns '' for what is neither, and in words that it cannot be read for undefined, as readers give it
 */
export const formatTanggal = (
  value: number | string | null | undefined,
  language: string,
  style: Style = 'full',
): string => {
  if (value === undefined) return unreadableWord(language)
  const date = typeof value === 'number' ? dayOf(value) : dayIn(value)
  if (date === null) return ''
  const year = date.slice(0, 4)
  const month = monthName(Number(date.slice(5, 7)), language)
  const day = date.slice(8)
  if (style === 'day') return String(Number(day))
  if (style === 'monthShort') return month.slice(0, SHORT_LETTERS)
  if (style === 'full') return `${day} ${month} ${year}`
  return `${dayName(weekdayOf(date), language)}, ${day} ${month}${style === 'weekday' ? ` ${year}` : ''}`
}

const HOUR_MINUTES = 60

/** A time of day as HH.mm in Indonesian and HH:mm in English. @param minutes since midnight */
export const jamText = (minutes: number, language: string): string =>
  [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(language === 'en' ? ':' : '.')

/** Time of day of a moment on the campus's clock, with its zone: '14.05 WIB'. */
export const formatJam = (ms: number, language: string): string => `${jamText(minuteOf(ms), language)} ${zoneLabel()}`
