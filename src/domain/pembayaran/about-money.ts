/**
 * Returns whether the gateway's reason for a lock concerns money (readings, 52): a lock for another reason, such as a
 * closed window, is not opened by paying.
 */
export const isAboutMoney = (reason: string): boolean => /tunggak|tagihan|bayar|lunas/i.test(reason)
