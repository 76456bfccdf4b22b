import { type ComponentType, useContext } from 'react'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { PENARIKAN_DRAFT } from './penarikan-form.ts'
import { useCancel } from './use-cancel.ts'
import { useClaim } from './use-claim.ts'
import { usePay } from './use-pay.ts'
import { useWithdraw } from './use-withdraw.ts'

const nothing = (): void => undefined

const KeptPembayaran = () => {
  usePay(nothing)
  return null
}

const KeptPembatalan = () => {
  useCancel(nothing)
  return null
}

const KeptKlaim = () => {
  useClaim(nothing)
  return null
}

const KeptPenarikan = () => {
  const owner = useContext(DraftOwner)
  // Typed again it would be a second withdrawal.
  useWithdraw(() => owner !== null && removeDraft(owner, PENARIKAN_DRAFT))
  return null
}

/** What may have left before this page began: each asks how it ended, as its screen does (docs/adr/0017-one-intent.md). */
export const KEPT_WRITES: Readonly<Record<string, ComponentType>> = {
  processPembayaran: KeptPembayaran,
  cancelPembayaran: KeptPembatalan,
  claimLebihBayar: KeptKlaim,
  requestPenarikanSaldo: KeptPenarikan,
}
