import { dayName, monthName } from './kalender.ts'

type Style = 'full' | 'weekday' | 'dayMonth' | 'monthShort' | 'day'

const SHORT_LETTERS = 3
/** Weeks begin on Monday here, on Sunday in JavaScript. */
const SUNDAY = 7

/**
 * A date in words of the language, by the local calendar; default DD MMMM YYYY (section 9). The names are ours: the
 * browser's own take a slow phone 70 ms to find.
 */
export const formatTanggal = (date: Date, language: string, style: Style = 'full'): string => {
  const day = String(date.getDate()).padStart(2, '0')
  const month = monthName(date.getMonth() + 1, language)
  if (style === 'day') return String(date.getDate())
  if (style === 'monthShort') return month.slice(0, SHORT_LETTERS)
  if (style === 'full') return `${day} ${month} ${date.getFullYear()}`
  const weekday = dayName(date.getDay() || SUNDAY, language)
  return `${weekday}, ${day} ${month}${style === 'weekday' ? ` ${date.getFullYear()}` : ''}`
}

const jamText = (hour: number, minute: number, language: string): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(language === 'en' ? ':' : '.')

/** Time of day as HH.mm in Indonesian and HH:mm in English, by the local clock. */
export const formatJam = (date: Date, language: string): string => jamText(date.getHours(), date.getMinutes(), language)

/** Whole local calendar days from one moment to another; negative when it is before. */
export const daysBetween = (from: Date, to: Date): number => {
  const start = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate())
  return Math.round((Date.UTC(to.getFullYear(), to.getMonth(), to.getDate()) - start) / 86_400_000)
}

const MINUTE_MS = 60_000
const WIB_MINUTES = 420
/** Section 9: zone labels, by minutes east of Greenwich. */
const ZONES: Readonly<Record<number, string>> = { [WIB_MINUTES]: 'WIB', 480: 'WITA', 540: 'WIT' }

/** Zone label of an offset in minutes east of Greenwich; outside of Indonesia it is WIB (readings, 29). */
export const zoneLabel = (offsetMinutes: number): string => ZONES[offsetMinutes] ?? 'WIB'

/** How far east of Greenwich a zone lies, in minutes, by its label; whatever is none of ours is WIB (section 9). */
export const minutesOfZone = (label: string): number =>
  Number(Object.entries(ZONES).find(([, name]) => name === label)?.[0] ?? WIB_MINUTES)

/**
 * The clock by which a moment is shown: the local one in Indonesia, that of WIB elsewhere (readings, 29).
 * @returns day and time of that clock as its UTC fields: no summer time of the device gets between
 */
export const clockOf = (date: Date): { label: string; clock: Date } => {
  const label = zoneLabel(-date.getTimezoneOffset())
  return { label, clock: new Date(date.getTime() + minutesOfZone(label) * MINUTE_MS) }
}

/**
 * Time of day with its zone, as '14.05 WIB': by the local clock in Indonesia. A device elsewhere gets the clock of WIB,
 * so that label and time always belong together.
 */
export const formatJamZona = (date: Date, language: string): string => {
  const { label, clock } = clockOf(date)
  return `${jamText(clock.getUTCHours(), clock.getUTCMinutes(), language)} ${label}`
}
