import { eachRow, requestList } from '#domain/kunjungan/requests.ts'
import { stateOf } from './leave.ts'
import { leaveQuery } from './leave-query.ts'

/** The leave requests whose decisions are news. */
export const ownRequests = requestList(
  'cuti',
  leaveQuery,
  eachRow(
    (row) => [row.idPengajuanCuti, row.status, row.catatan],
    (row) => stateOf(row) === 'waiting',
  ),
)
