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

/** A failure of the server (any 5xx) says nothing about money: it may have moved before (section 8). */
export const isMoneyLost = ({ kind }: { kind: string }): boolean => kind === 'server'

/**
 * What the gateway says about an order whose answer was lost. It did not happen only when nothing is pending and the history
 * is known to be what it was before (ADR 17): one that the balance pays is never pending.
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

/** What a check of the status has shown. */
export type Finding = 'started' | 'processing' | 'arrived' | 'cancelled' | 'none' | 'unread' | 'unknown'

/** A page of the history that its tab has turned to: the first one is asked for without a page (section 7). */
const isFurtherPage = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey.length > 1

/** Reads the first page of the history now; null when it can not be read, which the caller reports. */
export const readHistory = ({ client, idMahasiswa }: Caller): Promise<PaymentHistory | null> =>
  refetchNow(client, getListRiwayatPembayaranQueryOptions(idMahasiswa)).then(historyOf, (error: unknown) => {
    markReported(toGatewayError(error))
    return null
  })

/** Reads the status now, and notes what it says. */
export const fetchStatus = async ({ client, idMahasiswa }: Caller): Promise<TagihanAccess> => {
  const access = await refetchNow(client, statusQuery(idMahasiswa)).then(
    (status) => status.access,
    () => 'unknown' as const,
  )
  if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
  return access
}

/**
 * Reads the history again once nothing is pending; when it grew, whatever shows money is read again too (section 4).
 * @param before what was noted of it before the payment
 * @returns how it differs from that; uses nothing up: others may ask as well
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

/** What a person is told when nothing is pending; that it was not known before how long the history was says nothing. */
const fetchFinding = async (caller: Caller): Promise<'arrived' | 'unread' | 'none'> => {
  const growth = await settle(caller, riwayatBefore(caller.idMahasiswa))
  if (growth === 'grown') return 'arrived'
  return growth === 'unread' ? 'unread' : 'none'
}

/** How a payment that was being processed has ended. */
export const fetchOutcome = async (caller: Caller): Promise<Finding> => {
  const isCancelled = readJejak(caller.idMahasiswa).at(-1)?.kind === 'cancelled'
  const finding = await fetchFinding(caller)
  return finding === 'none' && isCancelled ? 'cancelled' : finding
}

/**
 * Reads the status now, and what follows from it. The end of a payment that was being processed is told by whoever
 * watches it (use-status-pembayaran.ts): its finding is null here.
 */
export const checkStatus = async (caller: Caller): Promise<{ access: TagihanAccess; finding: Finding | null }> => {
  const { client, idMahasiswa } = caller
  const wasProcessing = readTagihanAccess(client.getQueryData(statusQuery(idMahasiswa).queryKey)) === 'processing'
  const access = await fetchStatus(caller)
  if (access !== 'open') return { access, finding: access }
  return { access, finding: wasProcessing ? null : await fetchFinding(caller) }
}
