import { unreadableWord } from '../format/unreadable.ts'
import { localeOf, onClock, utcDay } from '../time/day-js.ts'
import { dayIn, dayOf } from './campus-time.ts'
import { campusOffset, zoneLabel } from './campus-zone.ts'

/** dayjs formats of a day. */
const STYLES = {
  full: 'DD MMMM YYYY',
  weekday: 'dddd, DD MMMM YYYY',
  dayMonth: 'dddd, DD MMMM',
  monthDay: 'DD MMMM',
  dayName: 'dddd',
  monthShort: 'MMMM',
  day: 'DD',
}

type Style = keyof typeof STYLES

const SHORT_LETTERS = 3

/**
 * Formats a day in the language, by the calendar of the campus; default DD MMMM YYYY (section 9).
 * @param value a day or moment as the gateway writes it, or a moment in milliseconds since 1970
 * @returns '' for anything else; the word for unreadable values for undefined, which readers return
 */
export const formatTanggal = (
  value: number | string | null | undefined,
  language: string,
  style: Style = 'full',
): string => {
  if (value === undefined) return unreadableWord(language)
  const date = typeof value === 'number' ? dayOf(value) : dayIn(value)
  if (date === null) return ''
  const text = utcDay(date).locale(localeOf(language)).format(STYLES[style])
  return style === 'monthShort' ? text.slice(0, SHORT_LETTERS) : text
}

const HOUR_MINUTES = 60

/** Formats a time of day: HH.mm in Indonesian and HH:mm in English. @param minutes since midnight */
export const jamText = (minutes: number, language: string): string =>
  [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(language === 'en' ? ':' : '.')

/** Formats the time of day of a moment on the campus's clock, with its zone on the same line: '14.05 WIB'. */
export const formatJam = (ms: number, language: string): string =>
  `${onClock(ms, campusOffset()).format(language === 'en' ? 'HH:mm' : 'HH.mm')}\u00a0${zoneLabel()}`

/** Formats the time of day of a moment to the second, on the campus's clock, with its zone: '14.05.09 WIB'. */
export const formatJamDetik = (ms: number, language: string): string =>
  `${onClock(ms, campusOffset()).format(language === 'en' ? 'HH:mm:ss' : 'HH.mm.ss')}\u00a0${zoneLabel()}`
