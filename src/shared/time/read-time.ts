const TIME = /^(\d{1,2})[.:]([0-5]\d)(?:.*\b([ap])\.?m\b)?/i
const HOUR_MINUTES = 60
const HALF_DAY = 12
const DAY_MINUTES = 1440

/**
 * Parses a time of day as the gateway writes it: '08.00', '08:00:00', '08.00 WIB', '01:00 PM'.
 * @returns minutes since midnight, 0 to 1439; null for anything else
 */
export const readTime = (text: string): number | null => {
  const [, hours, rest, half] = TIME.exec(text) ?? []
  if (hours === undefined) return null
  const hour = half ? (Number(hours) % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0) : Number(hours)
  const minutes = hour * HOUR_MINUTES + Number(rest)
  return minutes <= DAY_MINUTES ? minutes : null
}
