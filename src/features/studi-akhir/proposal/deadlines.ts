import i18next from 'i18next'
import { appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { getGetPrasyaratProposalQueryOptions, getGetProposalQueryOptions } from '#generated/client/proposal/proposal.ts'
import {
  type ProposalJadwal,
  type ProposalRingkasan,
  readGetPrasyaratProposal,
  readGetProposal,
} from '#generated/client/proposal/readers.ts'
import { isOffered } from './proposal.ts'

const addressOf = ({ id }: Pick<ProposalRingkasan, 'id'>): string => `/proposal/${id}`

/** Returns the manuscript deadline before the exam of a proposal. */
export const manuscriptDeadline = (jadwal: ProposalJadwal, of: ProposalRingkasan) =>
  deadlineOf({
    id: `naskah-${jadwal.id}`,
    nama: i18next.t('proposal:deadline.manuscript'),
    until: jadwal.batasNaskah,
    tautan: addressOf(of),
    keterangan: of.judul,
  })

/** Query of one proposal for its revision deadline, which the list does not have. */
export const revisionQuery = (of: ProposalRingkasan) =>
  appointmentQuery(getGetProposalQueryOptions(of.id), readGetProposal, ({ batasRevisi }) => ({
    appointments: deadlineOf({
      id: `revisi-proposal-${of.id}`,
      nama: i18next.t('proposal:deadline.revision'),
      until: batasRevisi,
      tautan: addressOf(of),
      keterangan: of.judul,
    }),
  }))

/** Query of the submission window: its last day is the deadline of every draft. */
export const windowQuery = (drafts: readonly ProposalRingkasan[], idMahasiswa: string) =>
  appointmentQuery(getGetPrasyaratProposalQueryOptions(idMahasiswa), readGetPrasyaratProposal, (window) => ({
    appointments:
      window.bolehMengajukan === false
        ? []
        : drafts
            .filter((of) => isOffered(of.bolehAjukan, of))
            .flatMap((of) =>
              deadlineOf({
                id: `ajukan-proposal-${of.id}`,
                nama: i18next.t('proposal:deadline.submit'),
                until: window.tanggalSelesai,
                tautan: addressOf(of),
                keterangan: of.judul,
              }),
            ),
  }))
