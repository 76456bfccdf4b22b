import {
  getCreateProposalMockHandler,
  getDeleteProposalMockHandler,
  getGetJadwalProposalMockHandler,
  getGetPrasyaratProposalMockHandler,
  getGetProposalMockHandler,
  getListProposalExamSummaryMockHandler,
  getSubmitProposalMockHandler,
  getUpdateProposalMockHandler,
} from '#generated/mocks/proposal/proposal.msw.ts'
import { CreateProposalBody } from '#generated/models/proposal/createProposalBody.zod.ts'
import { UpdateProposalBody } from '#generated/models/proposal/updateProposalBody.zod.ts'
import { mahasiswaOf, mahasiswaOrNull, pathOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { idGrupOf } from '../world/chat.ts'
import {
  addProposal,
  changeProposal,
  jadwalProposalById,
  prasyaratOf,
  proposalById,
  proposalsOf,
  removeProposal,
  submitProposalOf,
} from '../world/proposal.ts'

const ack = (message: string) => ({ status: { code: '00', message } })

/** Proposals: drafts, submission, and their status, which follows the clock and the guidance. */
export const proposal: TagHandlers = (store) => {
  const students = () => Object.values(store.world.mahasiswa)
  return [
    getListProposalExamSummaryMockHandler((info) => toList(proposalsOf(mahasiswaOf(store, info), store.now()))),
    getGetProposalMockHandler((info) => {
      const id = pathOf(info, 'proposalId')
      const found = proposalById(mahasiswaOf(store, info), id, store.now())
      return { ...found, idGrupChat: idGrupOf(store.world.chat, 'proposal', id) }
    }),
    getGetPrasyaratProposalMockHandler((info) => prasyaratOf(mahasiswaOf(store, info), students(), store.now())),
    getGetJadwalProposalMockHandler((info) => {
      const own = mahasiswaOrNull(store, info)
      return jadwalProposalById(own ? [own] : students(), pathOf(info, 'scheduleId'), store.now())
    }),
    getCreateProposalMockHandler(async (info) => {
      const body = await readBody(info.request, CreateProposalBody)
      const mahasiswa = mahasiswaOf(store, info)
      const id = addProposal(mahasiswa, students(), body, store.now())
      markChanged(store, mahasiswa)
      return { id, ...ack('Proposal tersimpan') }
    }),
    getUpdateProposalMockHandler(async (info) => {
      const body = await readBody(info.request, UpdateProposalBody)
      const mahasiswa = mahasiswaOf(store, info)
      changeProposal(mahasiswa, students(), { id: pathOf(info, 'proposalId'), body }, store.now())
      markChanged(store, mahasiswa)
      return ack('Proposal tersimpan')
    }),
    getDeleteProposalMockHandler((info) => {
      const mahasiswa = mahasiswaOf(store, info)
      removeProposal(mahasiswa, pathOf(info, 'proposalId'), store.now())
      markChanged(store, mahasiswa)
      return ack('Proposal dihapus')
    }),
    getSubmitProposalMockHandler((info) => {
      const mahasiswa = mahasiswaOf(store, info)
      submitProposalOf(mahasiswa, students(), pathOf(info, 'proposalId'), store.now())
      markChanged(store, mahasiswa)
      return ack('Proposal diajukan')
    }),
  ]
}
