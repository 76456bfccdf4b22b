import i18next from 'i18next'
import { askAnew } from '#gateway/ask-anew.ts'
import { GatewayError } from '#gateway/gateway-error.ts'
import { outboxOwner } from '#gateway/outbox-facade.ts'
import { sendWrite } from '#gateway/send-write.ts'
import {
  getGetSaldoCcashQueryOptions,
  getRequestPenarikanSaldoMutationOptions,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
import { now } from '#shared/clock.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { randomId } from '#shared/random-id.ts'
import { isMoneyLost } from '../bayar/status-pembayaran.ts'
import { marksOf, readMarks, resultOfPenarikan } from './penarikan.ts'
import { PENARIKAN_DRAFT } from './penarikan-form.ts'
import { type SaldoState, saldoState } from './saldo-state.ts'

const OPERATION = 'requestPenarikanSaldo'

interface Variables {
  idMahasiswa: string
  data: RequestPenarikanSaldoBody
}

const askSaldo = async ({ client, idMahasiswa }: Caller): Promise<SaldoState | null> =>
  saldoState(await askAnew(client, getGetSaldoCcashQueryOptions(idMahasiswa)))

/** Asking for a withdrawal, once. What is held of the balance says whether it arrived: to this page and to any later one. */
export const withdrawSaldo = {
  operation: OPERATION,
  describe: () => i18next.t('biaya-kuliah:withdraw.label'),
  isLost: isMoneyLost,
  send: (variables, { client }) => sendWrite(client, getRequestPenarikanSaldoMutationOptions, variables),
  check: async ({ since, left, before }, caller) => {
    const state = await askSaldo(caller).catch(() => null)
    if (!left) return resultOfNone(since) // its page was closed before it could send
    const result = resultOfPenarikan(readMarks(before), state, now().getTime() - since)
    if (result === 'done') removeDraft(outboxOwner(), PENARIKAN_DRAFT) // sent again it would be a second withdrawal
    return result
  },
  mayLeave: async ({ data: { nominal } }, caller) => {
    const before = await askSaldo(caller)
    if (!before) {
      throw new GatewayError(i18next.t('biaya-kuliah:withdraw.unreadable'), { kind: 'contract', operation: OPERATION })
    }
    if (before.saldo - before.tertahan < nominal) return { changed: i18next.t('biaya-kuliah:withdraw.changed') }
    return { before: marksOf(randomId(), before, nominal) }
  },
} satisfies Action<Variables>
