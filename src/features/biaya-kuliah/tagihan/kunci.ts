/** A lock that is about money says so: one for another reason (a window that is closed) is not opened by paying. */
const ABOUT_MONEY = /tunggak|tagihan|bayar|lunas/i

/** One lock; undefined while nothing is known of it. */
interface Kunci {
  isDikunci: boolean | null | undefined
  alasan: string | undefined
}

/** The gateway's own sentences about what stays locked until bills are paid, each once. */
export const kunciTunggakan = (kunci: readonly Kunci[]): string[] => {
  const reasons = kunci.map(({ isDikunci, alasan = '' }) => (isDikunci ? alasan : ''))
  return [...new Set(reasons.filter((reason) => ABOUT_MONEY.test(reason)))]
}
