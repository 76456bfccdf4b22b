import i18next from 'i18next'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import {
  getCreateUsulanTugasAkhirMutationOptions,
  getDeleteUsulanTugasAkhirMutationOptions,
  getGetUsulanTugasAkhirQueryOptions,
  getSubmitUsulanTugasAkhirMutationOptions,
  getUpdateUsulanTugasAkhirMutationOptions,
} from '#generated/client/tugas-akhir/tugas-akhir.ts'
import type { CreateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/createUsulanTugasAkhirBody.zod.ts'
import type { UpdateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/updateUsulanTugasAkhirBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { replacesWhole } from '#kit/action/replaces-whole.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { findRow, object, text } from '#shared/wire/readers.ts'
import { sameTitle } from '../confirmed.ts'
import { isGuided, isOpen, workState } from './final-project.ts'
import { worksQuery } from './queries.ts'

/** Draft name of a new proposal. */
export const WORK_DRAFT = 'tugas-akhir'

/** Variables of a new proposal. */
export interface CreateWork {
  idMahasiswa: string
  data: CreateUsulanTugasAkhirBody
}

/**
 * Creates a draft. Checked against the list before sending, because a second request would create a duplicate.
 * Submitting is a separate write.
 */
export const createWork = {
  operation: 'createUsulanTugasAkhir',
  words: 'tugas-akhir:add',
  describe: () => i18next.t('tugas-akhir:add.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreateUsulanTugasAkhirMutationOptions, { data, params: { idMahasiswa } }),
  ...onceByList<CreateWork, UsulanTugasAkhir>({
    list: ({ client, idMahasiswa }) => refetchNow(client, worksQuery(idMahasiswa)),
    idOf: ({ id }) => id,
    same: { sent: ({ data: { judul } }) => [judul], row: ({ judul }) => [judul] },
    draft: () => WORK_DRAFT,
    precheck: (rows, isSame) =>
      rows.some((row) => isOpen(row) && isSame(row)) ? i18next.t('tugas-akhir:add.already') : null,
  }),
} satisfies Action<CreateWork>

/** Key of a write about one proposal: different proposals are separate writes. */
export interface OfWork {
  idMahasiswa: string
  usulanId: string
}

/** Variables of a changed proposal. */
export interface UpdateWork extends OfWork {
  data: UpdateUsulanTugasAkhirBody
}

/** Replaces a draft or a rejected proposal; if another device has changed it since, the student decides. */
export const updateWork = {
  operation: 'updateUsulanTugasAkhir',
  words: 'tugas-akhir:edit',
  describe: () => i18next.t('tugas-akhir:edit.label'),
  send: ({ idMahasiswa, usulanId, data }, { client }) =>
    sendWrite(client, getUpdateUsulanTugasAkhirMutationOptions, { usulanId, data, params: { idMahasiswa } }),
  ...replacesWhole(
    ({ usulanId, idMahasiswa }: UpdateWork) => getGetUsulanTugasAkhirQueryOptions(usulanId, { idMahasiswa }),
    (work) => ({
      judul: work.judul,
      judulInggris: work.judulInggris,
      latarBelakang: work.latarBelakang,
      jalur: work.jalur,
      idJenisPenelitian: work.jenisPenelitian?.id,
      kataKunci: work.kataKunci,
      pembimbing: work.pembimbing.map((one) => one && { urutan: one.urutan, idDosen: one.id }),
    }),
  ),
} satisfies Action<UpdateWork>

/**
 * Fetches one proposal; undefined when there is none, null when an incomplete list does not contain it.
 * @throws GatewayError
 */
const readWork = async ({ client, idMahasiswa }: Caller, id: string): Promise<UsulanTugasAkhir | null | undefined> => {
  const answer = await refetchNow(client, worksQuery(idMahasiswa))
  const row = findRow(answer.data, (one) => one.id === id)
  return row === undefined && !isWholeList(answer) ? null : row
}

const readNoted = object({ usulanId: text, submitted: text })

/** Variables of a submission or deletion. */
export interface ConfirmedWork extends OfWork {
  /** Title shown in the confirmation dialog. */
  data: { judul: string }
}

/** Deletes a draft or a rejected proposal. */
export const deleteWork = {
  operation: 'deleteUsulanTugasAkhir',
  words: 'tugas-akhir:delete',
  describe: () => i18next.t('tugas-akhir:delete.label'),
  send: ({ idMahasiswa, usulanId }, { client }) =>
    sendWrite(client, getDeleteUsulanTugasAkhirMutationOptions, { usulanId, params: { idMahasiswa } }),
  ...sameTitle<ConfirmedWork>(async ({ usulanId }, caller) => {
    const work = await readWork(caller, usulanId)
    if (work === null)
      throw new GatewayError(i18next.t('tugas-akhir:submit.unread'), {
        kind: 'contract',
        operation: 'deleteUsulanTugasAkhir',
      })
    return work ?? null
  }),
} satisfies Action<ConfirmedWork>

/** Submits a proposal to the study programme. Sent at most once: a fresh read checks the status first. */
export const submitWork = {
  operation: 'submitUsulanTugasAkhir',
  words: 'tugas-akhir:submit',
  describe: () => i18next.t('tugas-akhir:submit.label'),
  send: ({ idMahasiswa, usulanId }, { client }) =>
    sendWrite(client, getSubmitUsulanTugasAkhirMutationOptions, { usulanId, params: { idMahasiswa } }),
  check: checkByReading(readNoted, async ({ usulanId, submitted }, caller) => {
    const work = await readWork(caller, usulanId)
    if (!work) return null
    if (workState(work) === 'unknown' || work.tanggalDiajukan === undefined) return null
    return !isOpen(work) || (work.tanggalDiajukan ?? '') !== submitted
  }),
  precheck: async ({ usulanId, data: { judul } }, caller) => {
    const work = await readWork(caller, usulanId)
    if (work === null) return { changed: i18next.t('tugas-akhir:submit.unread') }
    if (work === undefined) return { changed: i18next.t('tugas-akhir:submit.gone') }
    if (isGuided(work) || workState(work) === 'submitted') return { changed: i18next.t('tugas-akhir:submit.already') }
    if (work.judul !== judul) return { changed: i18next.t('tugas-akhir:submit.changed', { judul: work.judul }) }
    return { snapshot: { usulanId, submitted: work.tanggalDiajukan ?? '' } }
  },
} satisfies Action<ConfirmedWork>
