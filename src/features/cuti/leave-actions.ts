import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getCancelPengajuanCutiMutationOptions,
  getCreatePengajuanCutiMutationOptions,
} from '#generated/client/cuti/cuti.ts'
import type { PengajuanCuti } from '#generated/client/cuti/readers.ts'
import type { CreatePengajuanCutiBody } from '#generated/models/cuti/createPengajuanCutiBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { findRow, object, text } from '#shared/wire/readers.ts'
import { stateOf } from './leave.ts'
import { leaveQuery } from './leave-query.ts'

/** Returns the draft name of a request; one per window. @param window its id, or its period */
export const leaveDraft = (window: string): string => `cuti-${window}`

/** Request for one period; requests for two periods are two writes. */
export interface RequestCuti {
  idMahasiswa: string
  periode: string
  data: CreatePengajuanCutiBody
}

/** Requests leave, once: a duplicate would be decided twice. */
export const requestCuti = {
  operation: 'createPengajuanCuti',
  words: 'cuti:request',
  describe: () => i18next.t('cuti:request.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreatePengajuanCutiMutationOptions, { idMahasiswa, data }),
  ...onceByList<RequestCuti, PengajuanCuti>({
    list: ({ client, idMahasiswa }) => refetchNow(client, leaveQuery(idMahasiswa)),
    idOf: ({ idPengajuanCuti }) => idPengajuanCuti,
    same: {
      sent: ({ data: { tahun, semester } }) => [String(tahun), String(semester)],
      row: ({ tahun, semester }) => [String(tahun), String(semester)],
    },
    draft: ({ periode, data: { idWaktuPengajuanCuti: id } }) => leaveDraft(String(id || periode)),
    precheck: (rows, isSame) =>
      rows.some((row) => isSame(row) && (stateOf(row) === 'waiting' || stateOf(row) === 'granted'))
        ? i18next.t('cuti:request.already')
        : null,
  }),
} satisfies Action<RequestCuti>

/** Cancellation of a request. */
export interface CancelCuti {
  idMahasiswa: string
  idPengajuanCuti: string
  /** Name of the period, shown in the queue. */
  data: { label: string }
}

/** Refetches one request: undefined when absent, null when unreadable or the list is partial. @throws GatewayError */
const readRequest = async ({ client, idMahasiswa }: Caller, id: string): Promise<PengajuanCuti | null | undefined> => {
  const answer = await refetchNow(client, leaveQuery(idMahasiswa))
  const row = findRow(answer.data, ({ idPengajuanCuti }) => idPengajuanCuti === id)
  return row === undefined && !isWholeList(answer) ? null : row
}

const readNoted = object({ idPengajuanCuti: text })

/** Cancels a pending request, once. */
export const cancelCuti = {
  operation: 'cancelPengajuanCuti',
  words: 'cuti:cancel',
  describe: ({ data: { label } }) => i18next.t('cuti:cancel.label', { label }),
  send: ({ idMahasiswa, idPengajuanCuti }, { client }) =>
    sendWrite(client, getCancelPengajuanCutiMutationOptions, { idMahasiswa, idPengajuanCuti }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ idPengajuanCuti }, caller) => {
      const row = await readRequest(caller, idPengajuanCuti)
      return row === null || row === undefined ? null : stateOf(row) === 'cancelled'
    },
  ),
  precheck: async ({ idPengajuanCuti }, caller) => {
    const row = await readRequest(caller, idPengajuanCuti)
    if (row === null) return { changed: i18next.t('cuti:cancel.unread') }
    if (!row || stateOf(row) === 'cancelled') return { changed: i18next.t('cuti:cancel.already') }
    if (row.isBisaDibatalkan === false) return { changed: i18next.t('cuti:cancel.decided') }
    return { snapshot: { idPengajuanCuti } }
  },
} satisfies Action<CancelCuti>
