import { eachRow, requestList } from '#domain/kunjungan/requests.ts'
import { submissionsQuery } from './submissions-query.ts'

/** The student's submissions: decisions about them are shown as news. */
export const ownRequests = requestList(
  'lock-jurnal',
  submissionsQuery,
  eachRow(
    (row) => [row.idJurnal, row.status, row.catatan],
    ({ status }) => status === 'menunggu',
  ),
)
