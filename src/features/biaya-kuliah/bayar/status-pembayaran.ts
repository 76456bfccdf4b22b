import { readTagihanAccess, statusQuery, type TagihanAccess } from '#domain/pembayaran/status-query.ts'
import { getFlag } from '#flags/get-flag.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { refetchInBackground, refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getGetSaldoCcashQueryOptions,
  getListRiwayatPembayaranQueryKey,
  getListRiwayatPembayaranQueryOptions,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { getGetDashboardQueryOptions } from '#generated/client/dashboard/dashboard.ts'
import { getGetRekapPembayaranQueryOptions } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { Caller } from '#kit/action/action.ts'
import { ARRIVAL_MS } from '#kit/action/arrival.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { tagihanQuery } from '../tagihan/use-tagihan.ts'
import { addJejak, readJejak, riwayatBefore } from './jejak.ts'
import { type Growth, growthOf, type HistoryMark, historyOf, type PaymentHistory } from './payment-history.ts'

/** Returns whether a failed money write may have taken effect: any 5xx, which proves nothing (section 8). */
export const isMoneyLost = ({ kind }: { kind: string }): boolean => kind === 'server'

/**
 * Returns the outcome of an order whose response was lost. `not-done` requires that nothing is pending and the history
 * is known to be unchanged (ADR 17): an order paid from the balance is never pending.
 * @param access access to the bills by the current status
 * @param growth of the payment history since before the order, read after the status
 * @param elapsedMs since the last moment at which it may have been sent
 */
export const resultOfOrder = (
  access: TagihanAccess,
  growth: Growth,
  elapsedMs: number,
): 'done' | 'not-done' | 'unknown' => {
  if (access === 'processing' || growth === 'grown') return 'done'
  return access === 'open' && growth === 'same' && elapsedMs >= ARRIVAL_MS ? 'not-done' : 'unknown'
}

/** Result of a status check. */
export type Finding = 'started' | 'processing' | 'arrived' | 'cancelled' | 'none' | 'unread' | 'unknown'

/** Returns whether a query is a later page of the history; the first has no page parameter (section 7). */
const isFurtherPage = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.length > 1

/** Reads the first page of the history now; null when it cannot be read, which the caller reports. */
export const readHistory = ({ client, idMahasiswa }: Caller): Promise<PaymentHistory | null> =>
  refetchNow(client, getListRiwayatPembayaranQueryOptions(idMahasiswa)).then(historyOf, (error: unknown) => {
    markReported(toGatewayError(error))
    return null
  })

/** Reads the status now and adds it to the payment events. */
export const fetchStatus = async ({ client, idMahasiswa }: Caller): Promise<TagihanAccess> => {
  const access = await refetchNow(client, statusQuery(idMahasiswa)).then(
    (status) => status.access,
    () => 'unknown' as const,
  )
  if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
  return access
}

/**
 * Re-reads the history once nothing is pending. If it grew, also refetches everything that shows money (section 4).
 * @param before history mark from before the payment
 * @returns the difference from the mark; the mark stays, so repeated calls are safe
 */
export const settle = async (caller: Caller, before: HistoryMark | null): Promise<Growth> => {
  const { client, idMahasiswa } = caller
  refetchInBackground(client, tagihanQuery(idMahasiswa))
  const growth = growthOf(before, await readHistory(caller))
  if (growth !== 'grown') return growth
  addJejak(idMahasiswa, 'arrived')
  void client.invalidateQueries({ queryKey: getListRiwayatPembayaranQueryKey(idMahasiswa), predicate: isFurtherPage })
  refetchInBackground(client, getGetRekapPembayaranQueryOptions(idMahasiswa))
  refetchInBackground(client, getGetDashboardQueryOptions(idMahasiswa))
  if (getFlag('saldo')) refetchInBackground(client, getGetSaldoCcashQueryOptions(idMahasiswa))
  return growth
}

/** Returns the finding shown when nothing is pending. An unknown earlier history counts as 'none'. */
const fetchFinding = async (caller: Caller): Promise<'arrived' | 'unread' | 'none'> => {
  const growth = await settle(caller, riwayatBefore(caller.idMahasiswa))
  if (growth === 'grown') return 'arrived'
  return growth === 'unread' ? 'unread' : 'none'
}

/** Returns how a payment that was in process has ended. */
export const fetchOutcome = async (caller: Caller): Promise<Finding> => {
  const isCancelled = readJejak(caller.idMahasiswa).at(-1)?.kind === 'cancelled'
  const finding = await fetchFinding(caller)
  return finding === 'none' && isCancelled ? 'cancelled' : finding
}

/**
 * Reads the status now and returns what follows. `finding` is null for a payment that was in process: its end is
 * reported by the hook that watches it (use-status-pembayaran.ts).
 */
export const checkStatus = async (caller: Caller): Promise<{ access: TagihanAccess; finding: Finding | null }> => {
  const { client, idMahasiswa } = caller
  const wasProcessing = readTagihanAccess(client.getQueryData(statusQuery(idMahasiswa).queryKey)) === 'processing'
  const access = await fetchStatus(caller)
  if (access !== 'open') return { access, finding: access }
  return { access, finding: wasProcessing ? null : await fetchFinding(caller) }
}
