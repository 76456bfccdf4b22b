import i18next from 'i18next'
import { statusQuery } from '#domain/pembayaran/status-query.ts'
import { codeOf } from '#gateway/answer/refused.ts'
import { GatewayError, toGatewayError } from '#gateway/call/gateway-error.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getCancelPembayaranMutationOptions,
  getGetSaldoCcashQueryOptions,
  getListChannelPembayaranQueryOptions,
  getProcessPembayaranMutationOptions,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { Action, Caller, Prechecked } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
// oxlint-disable-next-line house/device-clock -- the age of a write, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { findRow } from '#shared/wire/readers.ts'
import { saldoBebas } from '../saldo/use-saldo.ts'
import { hasChanged } from '../tagihan/tagihan-item.ts'
import { tagihanQuery } from '../tagihan/use-tagihan.ts'
import { addJejak, noteRiwayat } from './jejak.ts'
import { markOfHistory, readHistoryMark } from './payment-history.ts'
import { type Pesanan, sumPesanan, toProcessBody } from './pesanan.ts'
import { checkStatus, fetchStatus, isMoneyLost, readHistory, resultOfOrder, settle } from './status-pembayaran.ts'

const OPERATION = 'processPembayaran'

interface Variables {
  idMahasiswa: string
  /** Not part of the key: a second order for the same student is blocked while one is open. */
  data: Pesanan
}

const unreadable = (operation: string, message = ''): GatewayError =>
  new GatewayError(message, { kind: 'contract', operation })

/** Re-reads the fee and, if used, the balance. Returns whether the total is the confirmed one. */
const isSameTotal = async (shown: Pesanan, { client, idMahasiswa }: Caller): Promise<boolean> => {
  const [{ channelPembayaran }, saldo] = await Promise.all([
    refetchNow(client, getListChannelPembayaranQueryOptions()),
    shown.pakaiSaldo ? refetchNow(client, getGetSaldoCcashQueryOptions(idMahasiswa)) : null,
  ])
  const channel = findRow(channelPembayaran, ({ idChannel }) => idChannel === shown.channel.idChannel)
  const bebas = saldo ? saldoBebas(saldo) : shown.saldo
  if (bebas === null) throw unreadable('getSaldoCcash', i18next.t('biaya-kuliah:pay.saldoUnread'))
  if (channel?.biayaAdmin === undefined) return false // an unreadable fee is neither 0 nor the confirmed one
  const [before, after] = [sumPesanan(shown), sumPesanan({ ...shown, channel, saldo: bebas })]
  return before.total === after.total && before.dariSaldo === after.dariSaldo
}

/**
 * Checks before an order is sent that it is still what was shown, and records the history: without it no check could
 * tell whether the order arrived.
 * @throws when any of them is unreadable; nothing is sent then
 */
const precheck = async ({ idMahasiswa, data: shown }: Variables, caller: Caller): Promise<Prechecked> => {
  const [{ access }, tagihan, riwayat, isSame] = await Promise.all([
    refetchNow(caller.client, statusQuery(idMahasiswa)),
    refetchNow(caller.client, tagihanQuery(idMahasiswa)),
    readHistory(caller),
    isSameTotal(shown, caller),
  ])
  if (access === 'processing') return false
  if (access === 'unknown') throw unreadable('getStatusPembayaran')
  const chosen = shown.items.filter(({ checked }) => checked)
  if (hasChanged(chosen, tagihan ?? [])) return { changed: i18next.t('biaya-kuliah:pay.changed') }
  if (riwayat === null) throw unreadable('listRiwayatPembayaran', i18next.t('biaya-kuliah:pay.historyUnread'))
  if (!isSame) return { changed: i18next.t('biaya-kuliah:pay.changedTotal') }
  const before = markOfHistory(riwayat)
  noteRiwayat(idMahasiswa, before)
  return { snapshot: before }
}

const OK = 200

/** Returns the code of a refusal; when the gateway refuses with 200 (x-refused), the code of the response. */
const codeOfRefusal = ({ status, cause }: GatewayError): string => (status === OK && codeOf(cause)) || String(status)

/** Pays the chosen bills, once across tabs and reloads. */
export const payTagihan = {
  operation: OPERATION,
  words: 'biaya-kuliah:pay',
  describe: ({ data }) =>
    i18next.t('biaya-kuliah:pay.label', { count: data.items.filter(({ checked }) => checked).length }),
  isLost: isMoneyLost,
  send: async ({ idMahasiswa, data }, { client }) => {
    const body = toProcessBody(data)
    addJejak(idMahasiswa, 'asked', String(body.data.tagihan.length))
    const order = { idMahasiswa, data: body }
    const answer = await sendWrite(client, getProcessPembayaranMutationOptions, order).catch((cause: unknown) => {
      const error = toGatewayError(cause)
      addJejak(idMahasiswa, error.kind === 'client' ? 'refused' : 'lost', codeOfRefusal(error))
      throw error
    })
    addJejak(idMahasiswa, 'accepted', codeOf(answer))
  },
  /** Reads the status first, then compares the history with the snapshot of the order. */
  check: async ({ since, sent, snapshot }, caller) => {
    const before = readHistoryMark(snapshot)
    const access = await fetchStatus(caller)
    if (before !== null) noteRiwayat(caller.idMahasiswa, before) // so that the screen compares with the same mark
    const growth = access === 'open' && sent ? await settle(caller, before) : 'same'
    return resultOfOrder(access, growth, now().getTime() - since)
  },
  precheck,
  isMoney: true,
} satisfies Action<Variables>

/** The other success code (x-refused) means that there was nothing to cancel. */
const CANCELLED = '00'

/** Cancels the payment in process: clears the status and shows the bills (section 4). */
export const cancelPembayaran = {
  operation: 'cancelPembayaran',
  words: 'biaya-kuliah:cancel',
  describe: () => i18next.t('biaya-kuliah:cancel.label'),
  isLost: isMoneyLost,
  send: async (variables, { client, idMahasiswa }) => {
    addJejak(idMahasiswa, 'cancelAsked')
    const answer = await sendWrite(client, getCancelPembayaranMutationOptions, variables)
    // With the other code nothing was pending: it may just have been paid, which the status shows.
    if (codeOf(answer) === CANCELLED) addJejak(idMahasiswa, 'cancelled')
  },
  check: async ({ since }, caller) => {
    const { access } = await checkStatus(caller)
    if (access === 'open') return 'done'
    return access === 'processing' ? resultOfNone(since) : 'unknown'
  },
} satisfies Action<{ idMahasiswa: string }>
