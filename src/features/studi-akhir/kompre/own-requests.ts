import { eachRow, requestList } from '#domain/kunjungan/requests.ts'
import { participationsQuery } from './exam-query.ts'

const OPEN = ['terdaftar', 'disetujui']

/** The student's participations: decisions, days, rooms and results are shown as news. */
export const ownRequests = requestList(
  'kompre',
  participationsQuery,
  eachRow(
    (row) => [row.id, row.status, row.catatan, row.tanggal, row.jamMulai, row.jamSelesai, row.ruang],
    ({ status }) => OPEN.includes(status),
  ),
)
