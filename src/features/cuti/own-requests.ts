import { requestList } from '#domain/kunjungan/requests.ts'
import { allRows } from '#shared/wire/readers.ts'
import { stateOf } from './leave.ts'
import { leaveQuery } from './leave-query.ts'

/** The leave requests whose decisions are news. */
export const ownRequests = requestList('cuti', leaveQuery, ({ data }) =>
  allRows(data)?.map((row) => ({
    facts: [row.idPengajuanCuti, row.status, row.catatan],
    isOpen: stateOf(row) === 'waiting',
  })),
)
