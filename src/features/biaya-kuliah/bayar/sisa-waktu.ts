const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** Whole minutes that are left until a moment, the begun one counted; 0 when it has passed. Both in milliseconds since 1970. */
export const minutesUntil = (nowMs: number, untilMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / MINUTE_MS))

/** Text key and values of the time that is left; `due.over` when nothing is. */
export const sisaWaktu = (minutes: number): { key: string; values: Record<string, number> } => {
  if (minutes <= 0) return { key: 'due.over', values: {} }
  const values = { jam: Math.floor(minutes / HOUR_MINUTES), menit: minutes % HOUR_MINUTES }
  if (values.jam === 0) return { key: 'due.minutes', values }
  return { key: values.menit === 0 ? 'due.hours' : 'due.hoursMinutes', values }
}
