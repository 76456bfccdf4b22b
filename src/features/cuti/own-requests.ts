import { eachRow, requestList } from '#domain/kunjungan/requests.ts'
import { stateOf } from './leave.ts'
import { leaveQuery } from './leave-query.ts'

/** Leave requests whose decisions are shown as news. */
export const ownRequests = requestList(
  'cuti',
  leaveQuery,
  eachRow(
    (row) => [row.idPengajuanCuti, row.status, row.catatan],
    (row) => stateOf(row) === 'waiting',
  ),
)
