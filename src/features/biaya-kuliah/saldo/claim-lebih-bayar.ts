import i18next from 'i18next'
import { askAgain, askAnew } from '#gateway/ask-anew.ts'
import { sendWrite } from '#gateway/send-write.ts'
import {
  getClaimLebihBayarMutationOptions,
  getGetSaldoCcashQueryOptions,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { getGetRekapPembayaranQueryOptions } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
import { isMoneyLost } from '../bayar/status-pembayaran.ts'

const askLebihBayar = async ({ client, idMahasiswa }: Caller): Promise<number | null> =>
  (await askAnew(client, getGetSaldoCcashQueryOptions(idMahasiswa))).lebihBayar ?? null

/** Claiming the overpayment as balance; any 5xx leaves its result open (section 8), and the balance is read first. */
export const claimLebihBayar = {
  operation: 'claimLebihBayar',
  describe: () => i18next.t('biaya-kuliah:claim.label'),
  isLost: isMoneyLost,
  send: (variables, { client }) => sendWrite(client, getClaimLebihBayarMutationOptions, variables),
  check: async ({ since }, caller) => {
    const lebihBayar = await askLebihBayar(caller)
    if (lebihBayar === null) return 'unknown'
    if (lebihBayar > 0) return resultOfNone(since)
    askAgain(caller.client, getGetRekapPembayaranQueryOptions(caller.idMahasiswa))
    return 'done'
  },
  mayLeave: async (_, caller) => ((await askLebihBayar(caller)) ?? 0) > 0,
} satisfies Action<{ idMahasiswa: string }>
