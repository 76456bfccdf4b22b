import { unreadableWord } from '../format/unreadable.ts'
import { readMoment } from './read-moment.ts'
import { formatJam, formatTanggal } from './tanggal.ts'

/** Day and time of a moment on the campus's clock: { hari: 'Jumat, 15 Januari 2027', jam: '16.00 WIB' }. */
export type MomenText = { hari: string; jam: string }

/**
 * Returns day and time of a moment, both on the campus's clock (readings, 29).
 * @param ms milliseconds since 1970
 * @param style style of the day, see formatTanggal
 */
export const momenText = (ms: number, language: string, style?: Parameters<typeof formatTanggal>[2]): MomenText => ({
  hari: formatTanggal(ms, language, style),
  jam: formatJam(ms, language),
})

/**
 * Returns day and time of a moment as the gateway writes it: null for none, the word for unreadable values for
 * undefined.
 */
export const writtenMomenText = (
  value: string | null | undefined,
  language: string,
  style?: Parameters<typeof formatTanggal>[2],
): MomenText | null => {
  if (value === undefined) return { hari: unreadableWord(language), jam: '–' }
  const ms = readMoment(value)
  return ms === null ? null : momenText(ms, language, style)
}
