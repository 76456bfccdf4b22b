import { formatJamZona, formatTanggal, minutesOfZone, zoneLabel } from './tanggal.ts'

const MINUTE_MS = 60_000

/** How far the clock of the device is from the one that formatJamZona reads: nothing in Indonesia. */
const awayMs = (date: Date): number => {
  const offsetMinutes = -date.getTimezoneOffset()
  return (minutesOfZone(zoneLabel(offsetMinutes)) - offsetMinutes) * MINUTE_MS
}

/**
 * Day and time of a moment, both on the same clock: the local one in Indonesia, that of WIB elsewhere (readings, 29). The
 * local day beside the time of another zone would be a day that is wrong.
 * @param style of the day, as formatTanggal has it
 */
export const momenText = (
  date: Date,
  language: string,
  style?: Parameters<typeof formatTanggal>[2],
): { hari: string; jam: string } => ({
  hari: formatTanggal(new Date(date.getTime() + awayMs(date)), language, style),
  jam: formatJamZona(date, language),
})
