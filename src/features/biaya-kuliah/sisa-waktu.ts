const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** Text key and values of the time that is left until a moment; `due.over` when it has passed. */
export const sisaWaktu = (now: Date, until: Date): { key: string; values: Record<string, number> } => {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return { key: 'due.over', values: {} }
  const values = { jam: Math.floor(minutes / HOUR_MINUTES), menit: minutes % HOUR_MINUTES }
  if (values.jam === 0) return { key: 'due.minutes', values }
  return { key: values.menit === 0 ? 'due.hours' : 'due.hoursMinutes', values }
}
