const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Text key and values of the time until a class; null when it is more than a day away. All in milliseconds since 1970. */
export const untilText = (
  nowMs: number,
  mulai: number,
  selesai: number,
): { key: string; values: Record<string, number> } | null => {
  if (nowMs >= mulai && nowMs < selesai) return { key: 'class.running', values: {} }
  const minutes = Math.ceil((mulai - nowMs) / MINUTE_MS)
  if (minutes < 0 || minutes >= DAY_MINUTES) return null
  const values = { jam: Math.floor(minutes / 60), menit: minutes % 60 }
  if (values.jam === 0) return { key: 'class.inMinutes', values }
  return { key: values.menit === 0 ? 'class.inHours' : 'class.inHoursMinutes', values }
}
