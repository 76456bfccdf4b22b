import type { KeptAction } from '#kit/action/action.ts'
import { cancelPembayaran, payTagihan } from './bayar/pay-tagihan.ts'
import { claimLebihBayar, withdrawSaldo } from './saldo/withdraw-saldo.ts'

/** What may have left before this page began: how each ended is asked on whichever screen is open (ADR 17). */
export const KEPT_WRITES: readonly KeptAction[] = [payTagihan, cancelPembayaran, claimLebihBayar, withdrawSaldo]
