import { eachRow, furtherRequests, requestList } from '#domain/kunjungan/requests.ts'
import { getGetSidangKerjaPraktikQueryOptions } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import { isKnownText, readRows } from '#shared/wire/readers.ts'
import { guidanceRequests } from '../guidance/guidance-requests.ts'
import { defenceState, stageOf } from './internship.ts'
import { internshipsQuery } from './internship-query.ts'

/** States in which a decision is still pending. */
const OPEN = ['proposed', 'approved', 'running', 'defence']
const GUIDED = ['approved', 'running', 'defence']

const defenceRequests = (idSidang: string, idMahasiswa: string) =>
  furtherRequests(getGetSidangKerjaPraktikQueryOptions(idSidang, { idMahasiswa }), (row) => [
    {
      facts: [
        ...['sidang', idSidang, row.status, row.hasil, row.catatan, row.batasRevisi],
        ...[row.tanggal, row.jamMulai, row.jamSelesai, row.ruang, row.tautanDaring],
      ],
      isOpen: ['requested', 'approved', 'scheduled'].includes(defenceState(row)),
    },
  ])

/**
 * The student's internships, with defence and guidance of the approved ones: decisions, days, rooms and answers are
 * shown as news.
 */
export const ownRequests = requestList(
  'kerja-praktik',
  internshipsQuery,
  eachRow(
    (row) => [row.id, row.status, row.catatan, row.idSidang],
    (row) => OPEN.includes(stageOf(row)),
  ),
  ({ data }, idMahasiswa) =>
    readRows(data, 'hint')
      .filter((row) => GUIDED.includes(stageOf(row)))
      .flatMap(({ id, idSidang }) => [
        ...(isKnownText(idSidang) ? [defenceRequests(idSidang, idMahasiswa)] : []),
        ...(isKnownText(id) ? [guidanceRequests('kerja-praktik', id, idMahasiswa)] : []),
      ]),
)
