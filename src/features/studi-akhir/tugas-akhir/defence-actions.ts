import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { Sidang } from '#generated/client/sidang/readers.ts'
import {
  getApproveKehadiranSidangMutationOptions,
  getCreateSidangMutationOptions,
} from '#generated/client/sidang/sidang.ts'
import type { CreateSidangBody } from '#generated/models/sidang/createSidangBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { findRow } from '#shared/wire/readers.ts'
import { type ConfirmedDay, sameDay } from '../confirmed.ts'
import { isRunning } from './final-project.ts'
import { defencesQuery } from './queries.ts'

/** Variables of a request for a defence of one proposal. */
export interface RequestDefence {
  idMahasiswa: string
  usulanId: string
  data: CreateSidangBody
}

export const defenceDraft = (usulanId: string): string => `sidang-${usulanId}`

/** Requests a defence. Checked against the list before sending, because a second request would create a duplicate. */
export const requestDefence = {
  operation: 'createSidang',
  words: 'tugas-akhir:request',
  describe: () => i18next.t('tugas-akhir:request.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreateSidangMutationOptions, { data, params: { idMahasiswa } }),
  ...onceByList<RequestDefence, Sidang>({
    list: ({ client, idMahasiswa }) => refetchNow(client, defencesQuery(idMahasiswa)),
    idOf: ({ id }) => id,
    same: {
      sent: ({ data: { usulanId, jenisSidang } }) => [usulanId, jenisSidang],
      row: ({ usulanId, jenisSidang }) => [usulanId, jenisSidang],
    },
    draft: ({ usulanId }) => defenceDraft(usulanId),
    precheck: (rows, isSame) =>
      rows.some((row) => isSame(row) && isRunning(row)) ? i18next.t('tugas-akhir:request.already') : null,
  }),
} satisfies Action<RequestDefence>

/** Variables of an attendance approval. */
export interface ApproveAttendance {
  idMahasiswa: string
  idSidang: string
  /** Day shown in the confirmation dialog. */
  data: ConfirmedDay
}

/** Approves the attendance on the day of a defence. */
export const approveAttendance = {
  operation: 'approveKehadiranSidang',
  words: 'tugas-akhir:approve',
  describe: () => i18next.t('tugas-akhir:approve.label'),
  send: ({ idMahasiswa, idSidang }, { client }) =>
    sendWrite(client, getApproveKehadiranSidangMutationOptions, { idSidang, params: { idMahasiswa } }),
  ...sameDay<ApproveAttendance>(async ({ idSidang }, { client, idMahasiswa }) => {
    const { data } = await refetchNow(client, defencesQuery(idMahasiswa))
    return findRow(data, (row) => row.id === idSidang) ?? null
  }),
} satisfies Action<ApproveAttendance>
