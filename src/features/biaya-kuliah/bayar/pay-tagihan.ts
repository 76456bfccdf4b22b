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
  /** Not part of what makes two orders the same: whoever pays for this student while one is open is held. */
  data: Pesanan
}

const unreadable = (operation: string, message = ''): GatewayError =>
  new GatewayError(message, { kind: 'contract', operation })

/** Reads the fee and, where it is used, the balance again: whether the total is the one that was confirmed. */
const isSameTotal = async (shown: Pesanan, { client, idMahasiswa }: Caller): Promise<boolean> => {
  const [{ channelPembayaran }, saldo] = await Promise.all([
    refetchNow(client, getListChannelPembayaranQueryOptions()),
    shown.pakaiSaldo ? refetchNow(client, getGetSaldoCcashQueryOptions(idMahasiswa)) : null,
  ])
  const channel = findRow(channelPembayaran, ({ idChannel }) => idChannel === shown.channel.idChannel)
  const bebas = saldo ? saldoBebas(saldo) : shown.saldo
  if (bebas === null) throw unreadable('getSaldoCcash', i18next.t('biaya-kuliah:pay.saldoUnread'))
  if (channel?.biayaAdmin === undefined) return false // a fee that can not be read is not 0, nor what was confirmed
  const [before, after] = [sumPesanan(shown), sumPesanan({ ...shown, channel, saldo: bebas })]
  return before.total === after.total && before.dariSaldo === after.dariSaldo
}

/**
 * Reads, before an order leaves, whether it is still what was shown, and what the history is: without that nobody could
 * tell later whether the order arrived.
 * @throws when one of it can not be read; nothing is sent then
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

/** The code of a refusal: that of the answer, where the gateway has refused with 200 (x-refused). */
const codeOfRefusal = ({ status, cause }: GatewayError): string => (status === OK && codeOf(cause)) || String(status)

/** Paying the chosen bills: once, in every tab and over every reload. */
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
  /** The status first, then the history against what it was before that order. */
  check: async ({ since, sent, snapshot }, caller) => {
    const before = readHistoryMark(snapshot)
    const access = await fetchStatus(caller)
    if (before !== null) noteRiwayat(caller.idMahasiswa, before) // so that the screen says the same
    const growth = access === 'open' && sent ? await settle(caller, before) : 'same'
    return resultOfOrder(access, growth, now().getTime() - since)
  },
  precheck,
  isMoney: true,
} satisfies Action<Variables>

/** The other yes (x-refused) says that there was nothing to cancel. */
const CANCELLED = '00'

/** Cancelling the payment in process: clears the status and shows the bills (section 4). */
export const cancelPembayaran = {
  operation: 'cancelPembayaran',
  words: 'biaya-kuliah:cancel',
  describe: () => i18next.t('biaya-kuliah:cancel.label'),
  isLost: isMoneyLost,
  send: async (variables, { client, idMahasiswa }) => {
    addJejak(idMahasiswa, 'cancelAsked')
    const answer = await sendWrite(client, getCancelPembayaranMutationOptions, variables)
    // Else nothing was pending any more: it may have been paid just then, and the status tells.
    if (codeOf(answer) === CANCELLED) addJejak(idMahasiswa, 'cancelled')
  },
  check: async ({ since }, caller) => {
    const { access } = await checkStatus(caller)
    if (access === 'open') return 'done'
    return access === 'processing' ? resultOfNone(since) : 'unknown'
  },
} satisfies Action<{ idMahasiswa: string }>
