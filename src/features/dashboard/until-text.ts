import type { TFunction } from 'i18next'
import { durationText } from '#shared/format/duration.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Returns the time until a class, or that it runs; null when over or more than a day away. All in ms since 1970. */
export const untilText = (nowMs: number, mulai: number, selesai: number, t: TFunction): string | null => {
  if (nowMs >= mulai && nowMs < selesai) return t('dashboard:class.running')
  const minutes = Math.ceil((mulai - nowMs) / MINUTE_MS)
  if (minutes < 0 || minutes >= DAY_MINUTES) return null
  return t('dashboard:class.in', { waktu: durationText(minutes, t) })
}
