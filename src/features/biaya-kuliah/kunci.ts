import { plainText } from '#shared/plain-text.ts'

/** A lock that is about money says so: one for another reason (a window that is closed) is not opened by paying. */
const ABOUT_MONEY = /tunggak|tagihan|bayar|lunas/i

/** One lock as the gateway answers it. */
interface Kunci {
  isDikunci: unknown
  alasan: unknown
}

/** The gateway's own sentences about what stays locked until bills are paid, each once. */
export const kunciTunggakan = (kunci: readonly Kunci[]): string[] => {
  const reasons = kunci.filter(({ isDikunci }) => isDikunci === true).map(({ alasan }) => plainText(alasan))
  return [...new Set(reasons.filter((reason) => ABOUT_MONEY.test(reason)))]
}
