import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'
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
export interface AjukanJurnal {
  idMahasiswa: string
  data: CreatePengajuanJurnalBody
}

/**
 * Submits an article. Checked against the list before sending, because a second submission would create a duplicate.
 */
export const ajukanJurnal = {
  operation: 'createPengajuanJurnal',
  words: 'lock-jurnal:submit',
  describe: () => i18next.t('lock-jurnal:submit.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreatePengajuanJurnalMutationOptions, { idMahasiswa, data }),
  ...onceByList<AjukanJurnal, PengajuanJurnal>({
    list: ({ client, idMahasiswa }) => askAnew(client, submissionsQuery(idMahasiswa)),
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
} satisfies Action<AjukanJurnal>

/** Variables of a deletion. */
export interface HapusJurnal {
  idMahasiswa: string
  idJurnal: string
  /** Title of the article, for the confirmation dialog and the queue. */
  data: { judul: string }
}

/** Deletes a submission; idempotent. */
export const hapusJurnal: Action<HapusJurnal> = {
  operation: 'deletePengajuanJurnal',
  words: 'lock-jurnal:delete',
  describe: ({ data: { judul } }) => i18next.t('lock-jurnal:delete.label', { judul }),
  send: ({ idMahasiswa, idJurnal }, { client }) =>
    sendWrite(client, getDeletePengajuanJurnalMutationOptions, { idMahasiswa, idJurnal }),
  ...stillConfirmed<HapusJurnal, string>({
    shown: ({ data }) => data.judul,
    read: async ({ idJurnal }, { client, idMahasiswa }) => {
      const { data } = await askAnew(client, submissionsQuery(idMahasiswa))
      return findRow(data, (row) => row.idJurnal === idJurnal)?.judulJurnal ?? null
    },
    changed: (judul) => i18next.t('lock-jurnal:delete.changed', { judul }),
  }),
}

/** Variables of a new title. */
export interface UbahJudul {
  idMahasiswa: string
  data: UpdateJudulSkripsiBody
}

/** Replaces the thesis title; if it was changed elsewhere since, the student decides. */
export const ubahJudul: Action<UbahJudul> = {
  operation: 'updateJudulSkripsi',
  words: 'lock-jurnal:title',
  describe: () => i18next.t('lock-jurnal:title.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getUpdateJudulSkripsiMutationOptions, { idMahasiswa, data }),
  replaces: ({ client, idMahasiswa }) => {
    const options = getGetJudulSkripsiQueryOptions(idMahasiswa)
    return {
      shown: () => readGetJudulSkripsi(client.getQueryData(options.queryKey)).judulSkripsi,
      read: async () => (await askAnew(client, options)).judulSkripsi,
      after: ({ data: { judulSkripsi } }) => judulSkripsi,
    }
  },
}
