import { clockOf, formatJamZona, formatTanggal } from './tanggal.ts'

/** Of the day in the middle, where no zone skips an hour. */
const NOON = 12

/** The calendar day that a clock shows, as a local date. */
const dayOf = (clock: Date): Date => new Date(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate(), NOON)

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
  hari: formatTanggal(dayOf(clockOf(date).clock), language, style),
  jam: formatJamZona(date, language),
})
