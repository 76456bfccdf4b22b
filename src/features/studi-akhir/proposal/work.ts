import type { Proposal } from '#generated/client/proposal/readers.ts'
import type { Work } from '../guidance/guidance.ts'

/** Returns a proposal as its guidance needs it. */
export const workOf = (of: Proposal): Work => ({
  jenisBimbingan: 'proposal',
  usulanId: of.id,
  judul: of.judul,
  idGrupChat: of.idGrupChat,
  jumlahBimbingan: of.jumlahBimbingan,
  minimalBimbingan: of.minimalBimbingan,
  pembimbing: of.pembimbing,
  addressOf: (idBimbingan) => `/proposal/${of.id}/bimbingan/${encodeURIComponent(idBimbingan)}`,
})
