import type { TagihanAccess } from '#domain/pembayaran/tagihan-access.ts'
import { ARRIVAL_MS } from '#kit/action/arrival.ts'

/** A failure of the server (any 5xx) says nothing about money: it may have moved before (section 8; trust.md, 9). */
export const isMoneyLost = ({ kind }: { kind: string }): boolean => kind === 'server'

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
