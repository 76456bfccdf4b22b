import { daysBetween } from '#shared/format/tanggal.ts'

/** Text key of a day that has a name of its own, by the local calendar; null for any other. */
export const nearDayKey = (date: Date, now: Date): 'day.today' | 'day.yesterday' | null => {
  const days = daysBetween(date, now)
  if (days === 0) return 'day.today'
  return days === 1 ? 'day.yesterday' : null
}
