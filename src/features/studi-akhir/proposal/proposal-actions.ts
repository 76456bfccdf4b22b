import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchInBackground, refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getCreateProposalMutationOptions,
  getDeleteProposalMutationOptions,
  getGetProposalQueryOptions,
  getSubmitProposalMutationOptions,
  getUpdateProposalMutationOptions,
} from '#generated/client/proposal/proposal.ts'
import { type Proposal, type ProposalRingkasan, readGetProposal } from '#generated/client/proposal/readers.ts'
import type { CreateProposalBody } from '#generated/models/proposal/createProposalBody.zod.ts'
import type { UpdateProposalBody } from '#generated/models/proposal/updateProposalBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { object, text } from '#shared/wire/readers.ts'
import { sameTitle } from '../confirmed.ts'
import { proposalsQuery } from './proposals-query.ts'

/** Draft name of a new proposal. */
export const NEW_DRAFT = 'proposal'

export const proposalQuery = (idMahasiswa: string, proposalId: string) =>
  getGetProposalQueryOptions(proposalId, { idMahasiswa })

/** Variables of a new proposal. */
export interface CreateProposal {
  idMahasiswa: string
  data: CreateProposalBody
}

/**
 * Creates a proposal as a draft. Checked against the list before sending, because a second request would create a
 * duplicate.
 */
export const createProposal = {
  operation: 'createProposal',
  words: 'proposal:add',
  describe: () => i18next.t('proposal:add.label'),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getCreateProposalMutationOptions, { data, params: { idMahasiswa } }),
  ...onceByList<CreateProposal, ProposalRingkasan>({
    list: ({ client, idMahasiswa }) => refetchNow(client, proposalsQuery(idMahasiswa)),
    idOf: ({ id }) => id,
    same: { sent: ({ data: { judul } }) => [judul], row: ({ judul }) => [judul] },
    draft: () => NEW_DRAFT,
    precheck: (rows, isSame) =>
      rows.some((row) => isSame(row) && row.status === 'draft') ? i18next.t('proposal:add.already') : null,
  }),
} satisfies Action<CreateProposal>

/** Key of a write about one proposal. */
interface OfProposal {
  idMahasiswa: string
  proposalId: string
}

/** Variables of a changed proposal. */
export interface UpdateProposal extends OfProposal {
  data: UpdateProposalBody
}

/** Returns the fields that the student writes, to detect changes made elsewhere. */
const writtenOf = (of: Proposal) => ({
  judul: of.judul,
  judulInggris: of.judulInggris,
  latarBelakang: of.latarBelakang,
  bidang: of.bidang,
  kataKunci: of.kataKunci.map((word) => word),
  tautanNaskah: of.tautanNaskah,
  pembimbing: of.pembimbing.map((one) => one && { urutan: one.urutan, idDosen: one.id }),
})

/** Replaces a draft or a rejected proposal; idempotent. */
export const updateProposal: Action<UpdateProposal> = {
  operation: 'updateProposal',
  words: 'proposal:change',
  describe: ({ data: { judul } }) => i18next.t('proposal:change.label', { judul }),
  send: ({ idMahasiswa, proposalId, data }, { client }) =>
    sendWrite(client, getUpdateProposalMutationOptions, { proposalId, data, params: { idMahasiswa } }),
  replaces: ({ client, idMahasiswa }) => {
    const optionsOf = ({ proposalId }: UpdateProposal) => proposalQuery(idMahasiswa, proposalId)
    return {
      shown: (variables) => writtenOf(readGetProposal(client.getQueryData(optionsOf(variables).queryKey))),
      read: async (variables) => writtenOf(await refetchNow(client, optionsOf(variables))),
      after: ({ data }) => ({
        judul: data.judul,
        judulInggris: data.judulInggris ?? '',
        latarBelakang: data.latarBelakang,
        bidang: data.bidang ?? '',
        kataKunci: data.kataKunci ?? [],
        tautanNaskah: data.tautanNaskah ?? '',
        pembimbing: data.pembimbing,
      }),
    }
  },
}

/** Variables of a deletion or submission. */
export interface OfOneProposal extends OfProposal {
  /** Title, for the confirmation dialog and the queue. */
  data: { judul: string }
}

const readProposal = ({ client, idMahasiswa }: Caller, proposalId: string): Promise<Proposal> =>
  refetchNow(client, proposalQuery(idMahasiswa, proposalId))

/** Deletes a draft or a rejected proposal; idempotent. */
export const deleteProposal: Action<OfOneProposal> = {
  operation: 'deleteProposal',
  words: 'proposal:delete',
  describe: ({ data: { judul } }) => i18next.t('proposal:delete.label', { judul }),
  send: ({ idMahasiswa, proposalId }, { client }) =>
    sendWrite(client, getDeleteProposalMutationOptions, { proposalId, params: { idMahasiswa } }),
  ...sameTitle<OfOneProposal>(({ proposalId }, caller) => readProposal(caller, proposalId)),
}

const isOpen = ({ status }: Pick<Proposal, 'status'>): boolean => status === 'draft' || status === 'ditolak'

/** Statuses of the contract: with any other one it is unknown whether the proposal was submitted. */
const KNOWN = new Set(['draft', 'diajukan', 'bimbingan', 'dijadwalkan', 'revisi', 'lulus', 'ditolak'])

/**
 * Snapshot before the submission; its date distinguishes a new submission of a rejected proposal from the previous one.
 */
const readNoted = object({ proposalId: text, tanggalPengajuan: text })

/** Submits a draft or a rejected proposal. Sent at most once: a fresh read checks the status first. */
export const submitProposal = {
  operation: 'submitProposal',
  words: 'proposal:submit',
  describe: ({ data: { judul } }) => i18next.t('proposal:submit.label', { judul }),
  send: ({ idMahasiswa, proposalId }, { client }) =>
    sendWrite(client, getSubmitProposalMutationOptions, { proposalId, params: { idMahasiswa } }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ proposalId, tanggalPengajuan }, caller) => {
      const now = await readProposal(caller, proposalId)
      if (!KNOWN.has(now.status) || now.tanggalPengajuan === undefined) return null
      const isSent = !isOpen(now) || (now.status === 'ditolak' && (now.tanggalPengajuan ?? '') !== tanggalPengajuan)
      if (isSent) refetchInBackground(caller.client, proposalsQuery(caller.idMahasiswa))
      return isSent
    },
  ),
  precheck: async ({ proposalId, data: { judul } }, caller) => {
    const now = await readProposal(caller, proposalId)
    if (KNOWN.has(now.status) && !isOpen(now)) return { changed: i18next.t('proposal:submit.already') }
    if (now.bolehAjukan === false) return { changed: i18next.t('proposal:submit.refused') }
    if (now.judul !== judul) return { changed: i18next.t('proposal:submit.changed', { judul: now.judul }) }
    return { snapshot: { proposalId, tanggalPengajuan: now.tanggalPengajuan ?? '' } }
  },
} satisfies Action<OfOneProposal>
