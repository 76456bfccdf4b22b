import i18next from 'i18next'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchInBackground, refetchNow } from '#gateway/query/refetch-now.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import {
  getClaimLebihBayarMutationOptions,
  getGetSaldoCcashQueryOptions,
  getRequestPenarikanSaldoMutationOptions,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { getGetRekapPembayaranQueryOptions } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { ARRIVAL_MS, resultOfNone } from '#kit/action/arrival.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
// oxlint-disable-next-line house/device-clock -- the age of a write, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { randomId } from '#shared/state/random-id.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { markOf } from '#shared/text/mark-of.ts'
import type { Rupiah } from '#shared/wire/readers.ts'
import { isMoneyLost } from '../bayar/status-pembayaran.ts'
import { type SaldoState, saldoState } from './use-saldo.ts'

/** Hashes that recognize a balance after a reload. Nothing stored on the device may contain an amount. */
interface SaldoMarks {
  /** Makes the marks of two withdrawals differ. */
  salt: string
  /** Balance before the withdrawal was sent. */
  before: number
  /** Balance with the withdrawal held, and with it paid out: the two results of one that has arrived. */
  held: number
  paid: number
}

const markOfSaldo = (salt: string, { saldo, tertahan }: SaldoState): number => markOf(`${salt} ${saldo} ${tertahan}`)

/**
 * Returns the marks of the balance around a withdrawal.
 * @param nominal amount of the withdrawal, in rupiah
 */
export const marksOf = (salt: string, before: SaldoState, nominal: number): SaldoMarks => ({
  salt,
  before: markOfSaldo(salt, before),
  held: markOfSaldo(salt, { ...before, tertahan: before.tertahan + nominal }),
  paid: markOfSaldo(salt, { ...before, saldo: before.saldo - nominal }),
})

const isMarks = (value: unknown): value is SaldoMarks =>
  isRecord(value) &&
  typeof value['salt'] === 'string' &&
  [value['before'], value['held'], value['paid']].every((mark) => typeof mark === 'number')

/** Reads the marks stored before a withdrawal was sent; null when they are missing or unreadable. */
const readMarks = (noted: unknown): SaldoMarks | null => (isMarks(noted) ? noted : null)

/**
 * Returns the outcome of a withdrawal whose response was lost. Unknown when something else has changed the balance too,
 * or when the balance is unchanged but the withdrawal may still arrive.
 * @param marks null when the balance before is unknown
 * @param state null when the balance cannot be read
 * @param elapsedMs since the last moment at which it may have been sent
 */
export const resultOfPenarikan = (
  marks: SaldoMarks | null,
  state: SaldoState | null,
  elapsedMs: number,
): 'done' | 'not-done' | 'unknown' => {
  if (!marks || !state) return 'unknown'
  const mark = markOfSaldo(marks.salt, state)
  if (mark === marks.held || mark === marks.paid) return 'done'
  return mark === marks.before && elapsedMs >= ARRIVAL_MS ? 'not-done' : 'unknown'
}

/** Storage name of the form's draft. */
export const PENARIKAN_DRAFT = 'penarikan-saldo'

const OPERATION = 'requestPenarikanSaldo'

interface Variables {
  idMahasiswa: string
  data: RequestPenarikanSaldoBody
}

const fetchSaldo = async ({ client, idMahasiswa }: Caller): Promise<SaldoState | null> =>
  saldoState(await refetchNow(client, getGetSaldoCcashQueryOptions(idMahasiswa)))

/** Error of a precheck with an unreadable amount; nothing is sent then. */
const unreadable = (text: string, operation: string): GatewayError =>
  new GatewayError(text, { kind: 'contract', operation })

/** Requests a withdrawal, once. The held part of the balance shows whether it arrived, even on a later page. */
export const withdrawSaldo = {
  operation: OPERATION,
  words: 'biaya-kuliah:withdraw',
  describe: () => i18next.t('biaya-kuliah:withdraw.label'),
  isLost: isMoneyLost,
  isMoney: true,
  send: (variables, { client }) => sendWrite(client, getRequestPenarikanSaldoMutationOptions, variables),
  check: async ({ since, sent, snapshot }, caller) => {
    const state = await fetchSaldo(caller).catch(() => null)
    if (!sent) return resultOfNone(since) // the page was closed before sending
    const result = resultOfPenarikan(readMarks(snapshot), state, now().getTime() - since)
    if (result === 'done') removeDraft(outboxOwner(), PENARIKAN_DRAFT) // sending the draft again would be a second withdrawal
    return result
  },
  precheck: async ({ data: { nominal } }, caller) => {
    const before = await fetchSaldo(caller)
    if (!before) throw unreadable(i18next.t('biaya-kuliah:withdraw.unreadable'), OPERATION)
    if (before.saldo - before.tertahan < nominal) return { changed: i18next.t('biaya-kuliah:withdraw.changed') }
    return { snapshot: marksOf(randomId(), before, nominal) }
  },
} satisfies Action<Variables>

const fetchLebihBayar = async ({ client, idMahasiswa }: Caller): Promise<Rupiah> =>
  (await refetchNow(client, getGetSaldoCcashQueryOptions(idMahasiswa))).lebihBayar

/** Claims the overpayment as balance. Any 5xx leaves the outcome unknown (section 8); the check reads the balance. */
export const claimLebihBayar = {
  operation: 'claimLebihBayar',
  words: 'biaya-kuliah:claim',
  describe: () => i18next.t('biaya-kuliah:claim.label'),
  isLost: isMoneyLost,
  isMoney: true,
  send: (variables, { client }) => sendWrite(client, getClaimLebihBayarMutationOptions, variables),
  check: async ({ since }, caller) => {
    const lebihBayar = await fetchLebihBayar(caller)
    if (lebihBayar == null) return 'unknown'
    if (lebihBayar > 0) return resultOfNone(since)
    refetchInBackground(caller.client, getGetRekapPembayaranQueryOptions(caller.idMahasiswa))
    return 'done'
  },
  precheck: async (_, caller) => {
    const lebihBayar = await fetchLebihBayar(caller)
    if (lebihBayar === undefined) throw unreadable(i18next.t('biaya-kuliah:claim.unreadable'), 'claimLebihBayar')
    return lebihBayar !== null && lebihBayar > 0
  },
} satisfies Action<{ idMahasiswa: string }>
