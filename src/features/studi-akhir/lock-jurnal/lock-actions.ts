import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getCreatePengajuanJurnalMutationOptions,
  getDeletePengajuanJurnalMutationOptions,
  getGetJudulSkripsiQueryOptions,
  getUpdateJudulSkripsiMutationOptions,
} from '#generated/client/lock-jurnal/lock-jurnal.ts'
import { type PengajuanJurnal, readGetJudulSkripsi } from '#generated/client/lock-jurnal/readers.ts'
import type { CreatePengajuanJurnalBody } from '#generated/models/lock-jurnal/createPengajuanJurnalBody.zod.ts'
import type { UpdateJudulSkripsiBody } from '#generated/models/lock-jurnal/updateJudulSkripsiBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { findRow } from '#shared/wire/readers.ts'
import { stillConfirmed } from '../still-confirmed.ts'
import { stateOf } from './lock.ts'
import { submissionsQuery } from './submissions-query.ts'

/** Draft name of a submission. */
export const ARTICLE_DRAFT = 'lock-jurnal'
/** Draft name of a new title. */
export const TITLE_DRAFT = 'lock-jurnal-judul'

/** Variables of a new submission. */
export interface SubmitJurnal {
  idMahasiswa: string
  data: CreatePengajuanJurnalBody
}

/**
 * Submits an article. Checked against the list before sending, because a second submission would create a duplicate.
 */
export const submitJurnal = {
  operation: 'createPengajuanJurnal',
  words: 'lock-jurnal:submit',
  describe: () => i18next.t('lock-jurnal:submit.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreatePengajuanJurnalMutationOptions, { idMahasiswa, data }),
  ...onceByList<SubmitJurnal, PengajuanJurnal>({
    list: ({ client, idMahasiswa }) => refetchNow(client, submissionsQuery(idMahasiswa)),
    idOf: ({ idJurnal }) => idJurnal,
    same: {
      sent: ({ data: { tautanJurnal } }) => [tautanJurnal],
      row: ({ tautanJurnal }) => [tautanJurnal],
    },
    draft: () => ARTICLE_DRAFT,
    precheck: (rows, isSame) => {
      const standing = rows.find((row) => isSame(row) && stateOf(row) !== 'rejected')
      return standing ? i18next.t('lock-jurnal:submit.already', { id: standing.idJurnal }) : null
    },
  }),
} satisfies Action<SubmitJurnal>

/** Variables of a deletion. */
export interface DeleteJurnal {
  idMahasiswa: string
  idJurnal: string
  /** Title of the article, for the confirmation dialog and the queue. */
  data: { judul: string }
}

/** Deletes a submission; idempotent. */
export const deleteJurnal: Action<DeleteJurnal> = {
  operation: 'deletePengajuanJurnal',
  words: 'lock-jurnal:delete',
  describe: ({ data: { judul } }) => i18next.t('lock-jurnal:delete.label', { judul }),
  send: ({ idMahasiswa, idJurnal }, { client }) =>
    sendWrite(client, getDeletePengajuanJurnalMutationOptions, { idMahasiswa, idJurnal }),
  ...stillConfirmed<DeleteJurnal, string>({
    shown: ({ data }) => data.judul,
    read: async ({ idJurnal }, { client, idMahasiswa }) => {
      const { data } = await refetchNow(client, submissionsQuery(idMahasiswa))
      return findRow(data, (row) => row.idJurnal === idJurnal)?.judulJurnal ?? null
    },
    changed: (judul) => i18next.t('lock-jurnal:delete.changed', { judul }),
  }),
}

/** Variables of a new title. */
export interface UpdateJudul {
  idMahasiswa: string
  data: UpdateJudulSkripsiBody
}

/** Replaces the thesis title; if it was changed elsewhere since, the student decides. */
export const updateJudul: Action<UpdateJudul> = {
  operation: 'updateJudulSkripsi',
  words: 'lock-jurnal:title',
  describe: () => i18next.t('lock-jurnal:title.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getUpdateJudulSkripsiMutationOptions, { idMahasiswa, data }),
  replaces: ({ client, idMahasiswa }) => {
    const options = getGetJudulSkripsiQueryOptions(idMahasiswa)
    return {
      shown: () => readGetJudulSkripsi(client.getQueryData(options.queryKey)).judulSkripsi,
      read: async () => (await refetchNow(client, options)).judulSkripsi,
      after: ({ data: { judulSkripsi } }) => judulSkripsi,
    }
  },
}
