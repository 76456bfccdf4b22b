import type { RiwayatPembayaranList } from '#generated/client/biaya-kuliah/readers.ts'
import { totalRowsOf } from '#kit/list/whole-list.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { PAGE_SIZES } from '#shared/ui/list/page-numbers.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** Settled payments on the first page of the history. */
export interface PaymentHistory {
  /** Payments over all pages; null when the response has no count. */
  total: Angka
  /** `idTransaksi` of the first page, newest first; '' for a payment without one. */
  ids: readonly string[]
}

/** Mark of the history before a payment, to detect later that it has grown. Holds no amount. */
export interface HistoryMark {
  total: Angka
  /** `idTransaksi` of the newest payment; null when there is no payment or it has no id. */
  newest: string | null
}

/** Result of comparing the payment history with its mark; `unread` when it cannot be read now. */
export type Growth = 'grown' | 'same' | 'unknown' | 'unread'

/** Returns the history from its first page; null when the response has no list. */
export const historyOf = (answer: RiwayatPembayaranList): PaymentHistory | null =>
  answer.data && { total: totalRowsOf(answer), ids: answer.data.map((row) => row?.idTransaksi ?? '') }

export const markOfHistory = ({ total, ids }: PaymentHistory): HistoryMark => ({ total, newest: ids[0] || null })

const isKnownCount = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** Converts a mark of earlier versions: the number of payments on page 1. A full page proves nothing. */
const markOfLength = (length: number): HistoryMark | null =>
  PAGE_SIZES.some((size) => size === length) ? null : { total: length, newest: null }

/** Reads a stored history mark; null when there is nothing to compare with. */
export const readHistoryMark = (noted: unknown): HistoryMark | null => {
  if (isKnownCount(noted)) return markOfLength(noted)
  if (!isRecord(noted)) return null
  const total = isKnownCount(noted['total']) ? noted['total'] : null
  const newest = typeof noted['newest'] === 'string' ? noted['newest'] : null
  return total === null && newest === null ? null : { total, newest }
}

/** Returns whether newer payments are listed above the formerly newest one. */
const isMovedDown = ({ newest }: HistoryMark, { ids }: PaymentHistory): boolean =>
  newest !== null && ids.indexOf(newest) > 0

/**
 * Compares the history with its mark from before a payment: the total, and the position of the formerly newest payment.
 * One page of rows proves nothing, because a new payment pushes an old one off the page. A shorter history, or an
 * equally long one with another newest payment, is `unknown`.
 * @param before null when there is no mark
 * @param now null when it cannot be read
 */
export const growthOf = (before: HistoryMark | null, now: PaymentHistory | null): Growth => {
  if (now === null) return 'unread'
  if (before === null) return 'unknown'
  if (before.total == null || now.total == null) return isMovedDown(before, now) ? 'grown' : 'unknown'
  if (now.total !== before.total) return now.total > before.total ? 'grown' : 'unknown'
  return before.newest === null || before.newest === now.ids[0] ? 'same' : 'unknown'
}
