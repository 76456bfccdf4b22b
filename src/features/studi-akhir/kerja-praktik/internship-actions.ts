import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import {
  getCreateSidangKerjaPraktikMutationOptions,
  getCreateUsulanKerjaPraktikMutationOptions,
  getDeleteUsulanKerjaPraktikMutationOptions,
  getGetUsulanKerjaPraktikQueryOptions,
  getUpdateUsulanKerjaPraktikMutationOptions,
} from '#generated/client/kerja-praktik/kerja-praktik.ts'
import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import type { CreateSidangKerjaPraktikBody } from '#generated/models/kerja-praktik/createSidangKerjaPraktikBody.zod.ts'
import type { CreateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/createUsulanKerjaPraktikBody.zod.ts'
import type { UpdateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/updateUsulanKerjaPraktikBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { replacesWhole } from '#kit/action/replaces-whole.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { object, text } from '#shared/wire/readers.ts'
import { sameTitle } from '../confirmed.ts'
import { isPast } from './internship.ts'
import { internshipsQuery } from './internship-query.ts'

/** Draft name of a new proposal. */
export const PROPOSAL_DRAFT = 'kerja-praktik'
/** Returns the draft name of a change. */
export const changeDraft = (usulanId: string): string => `kerja-praktik-${usulanId}`
/** Returns the draft name of a request for a defence. */
export const defenceDraft = (usulanId: string): string => `kerja-praktik-sidang-${usulanId}`

/** Variables of a new proposal. */
export interface Propose {
  idMahasiswa: string
  data: CreateUsulanKerjaPraktikBody
}

/**
 * Submits a proposal. Checked against the list before sending, because a second submission would create a duplicate.
 */
export const propose = {
  operation: 'createUsulanKerjaPraktik',
  words: 'kerja-praktik:propose',
  describe: () => i18next.t('kerja-praktik:propose.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreateUsulanKerjaPraktikMutationOptions, { data, params: { idMahasiswa } }),
  ...onceByList<Propose, UsulanKerjaPraktik>({
    list: ({ client, idMahasiswa }) => refetchNow(client, internshipsQuery(idMahasiswa)),
    idOf: ({ id }) => id,
    same: {
      sent: ({ data: { judul, namaInstansi, tanggalMulai } }) => [judul, namaInstansi, tanggalMulai],
      row: ({ judul, namaInstansi, tanggalMulai }) => [judul, namaInstansi, tanggalMulai ?? ''],
    },
    draft: () => PROPOSAL_DRAFT,
    precheck: (rows, isSame) =>
      rows.some((row) => isSame(row) && !isPast(row)) ? i18next.t('kerja-praktik:propose.already') : null,
  }),
} satisfies Action<Propose>

/** Variables of a changed proposal. */
export interface Change {
  idMahasiswa: string
  usulanId: string
  data: UpdateUsulanKerjaPraktikBody
}

/** Replaces a whole proposal; if another device has changed it since, the student decides. */
export const change: Action<Change> = {
  operation: 'updateUsulanKerjaPraktik',
  words: 'kerja-praktik:change',
  describe: ({ data: { judul } }) => i18next.t('kerja-praktik:change.label', { judul }),
  send: ({ idMahasiswa, usulanId, data }, { client }) =>
    sendWrite(client, getUpdateUsulanKerjaPraktikMutationOptions, { usulanId, data, params: { idMahasiswa } }),
  ...replacesWhole(
    ({ usulanId, idMahasiswa }: Change) => getGetUsulanKerjaPraktikQueryOptions(usulanId, { idMahasiswa }),
    (usulan) => ({
      judul: usulan.judul,
      uraian: usulan.uraian,
      namaInstansi: usulan.namaInstansi,
      bidangInstansi: usulan.bidangInstansi,
      alamatInstansi: usulan.alamatInstansi,
      kotaInstansi: usulan.kotaInstansi,
      teleponInstansi: usulan.teleponInstansi,
      pembimbingLapangan: usulan.pembimbingLapangan,
      tanggalMulai: usulan.tanggalMulai,
      tanggalSelesai: usulan.tanggalSelesai,
      idDosen: usulan.pembimbing[0]?.id,
      anggota: usulan.anggota.flatMap((one) => (one?.isKetua === true ? [] : [one?.idMahasiswa])),
    }),
  ),
}

/** Variables of a deletion. */
export interface Remove {
  idMahasiswa: string
  usulanId: string
  /** For the confirmation dialog and the queue. */
  data: { judul: string }
}

const readUsulan = ({ client, idMahasiswa }: Caller, usulanId: string): Promise<UsulanKerjaPraktik> =>
  refetchNow(client, getGetUsulanKerjaPraktikQueryOptions(usulanId, { idMahasiswa }))

/** Deletes a proposal; idempotent. */
export const remove: Action<Remove> = {
  operation: 'deleteUsulanKerjaPraktik',
  words: 'kerja-praktik:remove',
  describe: ({ data: { judul } }) => i18next.t('kerja-praktik:remove.label', { judul }),
  send: ({ idMahasiswa, usulanId }, { client }) =>
    sendWrite(client, getDeleteUsulanKerjaPraktikMutationOptions, { usulanId, params: { idMahasiswa } }),
  ...sameTitle<Remove>(({ usulanId }, caller) => readUsulan(caller, usulanId)),
}

/** Variables of a request for a defence; the proposal is the key. */
export interface AskDefence {
  idMahasiswa: string
  usulanId: string
  data: Omit<CreateSidangKerjaPraktikBody, 'usulanId'>
}

const readNoted = object({ usulanId: text, before: text })

/** Requests a defence. Sent at most once: afterwards the proposal names the defence. */
export const askDefence = {
  operation: 'createSidangKerjaPraktik',
  words: 'kerja-praktik:ask',
  describe: () => i18next.t('kerja-praktik:ask.label'),
  send: ({ idMahasiswa, usulanId, data }, { client }) =>
    sendWrite(client, getCreateSidangKerjaPraktikMutationOptions, {
      data: { usulanId, ...data },
      params: { idMahasiswa },
    }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ usulanId, before }, caller) => {
      const usulan = await readUsulan(caller, usulanId)
      if (usulan.id === '') return null
      const isThere = usulan.idSidang !== '' && usulan.idSidang !== before
      if (isThere) removeDraft(outboxOwner(), defenceDraft(usulanId))
      return isThere
    },
  ),
  precheck: async ({ usulanId }, caller) => {
    const { bolehSidang, idSidang } = await readUsulan(caller, usulanId)
    const isConfirming = idSidang !== ''
    if (bolehSidang === false || (bolehSidang === null && isConfirming))
      return { changed: i18next.t(isConfirming ? 'kerja-praktik:ask.already' : 'kerja-praktik:ask.closed') }
    return { snapshot: { usulanId, before: idSidang } }
  },
} satisfies Action<AskDefence>
