const WIB_OFFSET_MS = 7 * 3_600_000
/** One day, for calendars of the mock state. */
export const DAY_MS = 86_400_000

/** Formats a moment like the gateway: WIB, seconds, offset +07:00. */
export const toIso = (ms: number): string => `${new Date(ms + WIB_OFFSET_MS).toISOString().slice(0, 19)}+07:00`

/** Returns the local calendar day (WIB) of a moment: YYYY-MM-DD. */
export const toTanggal = (ms: number): string => toIso(ms).slice(0, 10)

/** Returns midnight (WIB) of a calendar day, plus an optional clock time HH.MM. */
export const fromTanggal = (tanggal: string, jam = '00.00'): number =>
  Date.parse(`${tanggal}T${jam.replace('.', ':')}:00+07:00`)

/** Adds days to a calendar day. */
export const addHari = (tanggal: string, hari: number): string => toTanggal(fromTanggal(tanggal) + hari * DAY_MS)

/** Adds minutes to a clock time HH.MM. */
export const plusMenit = (jam: string, menit: number): string => {
  const [hour = 0, minute = 0] = jam.split('.').map(Number)
  const total = hour * 60 + minute + menit
  return `${String(Math.floor(total / 60)).padStart(2, '0')}.${String(total % 60).padStart(2, '0')}`
}
