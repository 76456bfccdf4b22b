import { GatewayError } from '#gateway/gateway-error.ts'
import { readGetStatusPembayaran, readHasilTransaksi } from '#generated/readers/biaya-kuliah.ts'
import { isRecord } from '#shared/is-record.ts'

/** Section 9: status codes of a payment. Text: a number would have lost its 0. */
const STATUS = { processing: '88', success: '00' } as const
const NONE_PENDING = 'Tidak ada pembayaran yang sedang diproses'

/** What the list of bills may be: hidden, read-only behind the panel of a payment, or free (readings, 26). */
export type TagihanAccess = 'unknown' | 'processing' | 'open'

const codeOf = (answer: Record<string, unknown>): unknown =>
  typeof answer['status'] === 'number' ? String(answer['status']) : answer['status']

const isNonePending = (message: unknown): boolean => typeof message === 'string' && message.trim() === NONE_PENDING

/**
 * What an answer of getStatusPembayaran, or the failure that it ended with, says about the bills (section 4: payment).
 * Only status 88, or the words that nothing is pending, say anything; all else leaves the bills hidden.
 * @param answer the answer as it came, or the error: its `status` and `message` are judged to the letter
 */
export const readTagihanAccess = (answer: unknown): TagihanAccess => {
  if (answer instanceof Error) return isNonePending(answer.message) ? 'open' : 'unknown'
  if (!isRecord(answer)) return 'unknown'
  if (codeOf(answer) === STATUS.processing) return 'processing'
  return isNonePending(answer['message']) ? 'open' : 'unknown'
}

/** What getStatusPembayaran says about the bills, and the payment that is being processed. */
export const readStatus = (answer: unknown) => ({
  access: readTagihanAccess(answer),
  pembayaran: readGetStatusPembayaran(answer).pembayaran,
})

/** What the status says that was just read: its failure, when there is one, counts before what was known. */
export const accessOf = (status: { access: TagihanAccess } | undefined, error: unknown): TagihanAccess =>
  error ? readTagihanAccess(error) : (status?.access ?? 'unknown')

/** Whether an answer to processing a payment or claiming money is a success (section 9: 00). */
export const isSuccess = (answer: unknown): boolean => isRecord(answer) && answer['status'] === STATUS.success

/** Whether the gateway has taken the order: it was started, or one is being processed already (section 9: 00, 88). */
export const isAccepted = (answer: unknown): boolean => isSuccess(answer) || readTagihanAccess(answer) === 'processing'

/** A write that was answered, but by no yes: the failure that it is, in the gateway's words. */
export const refusedBy = (answer: unknown, operation: string): GatewayError =>
  new GatewayError(readHasilTransaksi(answer).message, { kind: 'client', operation, status: 200 })

/** A failure of the server (any 5xx) says nothing about money: it may have moved before (section 8; trust.md, 9). */
export const isMoneyLost = ({ kind }: { kind: string }): boolean => kind === 'server'

/** How long after an order has left it may still arrive: a status without it proves nothing before (trust.md, 9). */
export const ARRIVAL_MS = 60_000

/** How the payment history differs from what it was: by nothing, or by a payment; `unread` when it can not be read now. */
export type Growth = 'grown' | 'same' | 'unknown' | 'unread'

/**
 * Compares the history with what it was before a payment. One that is shorter than it was says nothing.
 * @param before null when nothing is known of it
 * @param length null when it can not be read
 */
export const growthOf = (before: number | null, length: number | null): Growth => {
  if (length === null) return 'unread'
  if (before === null || length < before) return 'unknown'
  return length > before ? 'grown' : 'same'
}

/**
 * What the gateway says about an order whose answer was lost. It did not happen only when nothing is pending and the history
 * is known to be what it was before (docs/adr/0017-one-intent.md): one that the balance pays is never pending.
 * @param access what the status says now
 * @param growth of the payment history since before the order, read after the status
 * @param elapsedMs since the last moment at which it may have left
 */
export const resultOfOrder = (
  access: TagihanAccess,
  growth: Growth,
  elapsedMs: number,
): 'done' | 'not-done' | 'unknown' => {
  if (access === 'processing' || growth === 'grown') return 'done'
  return access === 'open' && growth === 'same' && elapsedMs >= ARRIVAL_MS ? 'not-done' : 'unknown'
}
