import { eachRow, furtherRequests, requestList } from '#domain/kunjungan/requests.ts'
import { getGetJadwalProposalQueryOptions } from '#generated/client/proposal/proposal.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { isKnownText, readRows } from '#shared/wire/readers.ts'
import { guidanceRequests } from '../guidance/guidance-requests.ts'
import { proposalsQuery } from './proposals-query.ts'

/** States in which a decision is still pending. */
const OPEN = ['diajukan', 'bimbingan', 'dijadwalkan', 'revisi']

const examRequests = (idJadwal: string) =>
  furtherRequests(getGetJadwalProposalQueryOptions(idJadwal), (row) => [
    {
      facts: [
        ...['ujian', idJadwal, row.tanggal, row.jamMulai, row.jamSelesai],
        ...[row.ruang, row.tautanDaring, row.batasNaskah, row.catatan],
      ],
      isOpen: true,
    },
  ])

/** The student's proposals, with scheduled exams and guidance: decisions, days, rooms and answers are shown as news. */
export const ownRequests = requestList(
  'proposal',
  proposalsQuery,
  eachRow(
    (row) => [row.id, row.status, row.tanggalUjian, row.jamMulai, row.ruang],
    ({ status }) => OPEN.includes(status),
  ),
  ({ data }, idMahasiswa) =>
    readRows(data, 'hint').flatMap(({ id, status, idJadwal }) => {
      const exam = status === 'dijadwalkan' ? readNumberedId(idJadwal) : null
      const isGuided = ['bimbingan', 'dijadwalkan'].includes(status) && isKnownText(id)
      return [
        ...(exam === null ? [] : [examRequests(exam)]),
        ...(isGuided ? [guidanceRequests('proposal', id, idMahasiswa)] : []),
      ]
    }),
)
