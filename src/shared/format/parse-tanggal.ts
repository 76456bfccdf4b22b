/** Section 3: the null datetime of the gateway; shows as empty. */
const NULL_DATETIME = '0001-01-01T00:00:00Z'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** A plain date is the local calendar day; one that no calendar has is none. */
const localDay = (year: number, month: number, day: number): Date | null => {
  const date = new Date(year, month - 1, day)
  return date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day ? date : null
}

/**
 * Reads a date or date-time of the gateway.
 * @returns null for empty, malformed and null datetimes
 */
export const parseTanggal = (value: unknown): Date | null => {
  if (typeof value !== 'string' || value === NULL_DATETIME) return null
  const day = DAY.exec(value)
  if (day) return localDay(Number(day[1]), Number(day[2]), Number(day[3]))
  if (!DATE_TIME.test(value)) return null
  const date = new Date(value.replace(' ', 'T'))
  return Number.isNaN(date.getTime()) || date.getFullYear() <= 1 ? null : date
}
