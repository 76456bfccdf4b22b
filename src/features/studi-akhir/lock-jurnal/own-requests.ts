import { requestList } from '#domain/kunjungan/requests.ts'
import { allRows } from '#shared/wire/readers.ts'
import { submissionsQuery } from './submissions-query.ts'
/** The submissions whose examination is news. */
export const ownRequests = requestList('lock-jurnal', submissionsQuery, ({ data }) =>
  allRows(data)?.map((row) => ({
    facts: [row.idJurnal, row.status, row.catatan],
    isOpen: row.status === 'menunggu',
  })),
)
