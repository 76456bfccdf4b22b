/**
 * Whether the gateway's reason for a lock speaks of money (readings, 52): a lock for another reason (a window that is
 * closed) is not opened by paying.
 */
export const isAboutMoney = (reason: string): boolean => /tunggak|tagihan|bayar|lunas/i.test(reason)
