import { toNumber } from '#shared/format/desimal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'

/** An amount of an answer, in integer rupiah; null when it can not be read: it must never count as 0. */
export const readRupiah = (value: unknown): number | null => {
  const rupiah = toNumber(value)
  return rupiah !== null && Number.isSafeInteger(rupiah) && rupiah >= 0 ? rupiah : null
}

/** An amount of an answer as the screen shows it; a dash when it can not be read. */
export const rupiahText = (value: unknown): string => {
  const rupiah = readRupiah(value)
  return rupiah === null ? '–' : formatRupiah(rupiah)
}
