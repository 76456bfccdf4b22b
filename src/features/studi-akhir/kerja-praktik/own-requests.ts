import { requestList } from '#domain/kunjungan/requests.ts'
import { allRows } from '#shared/wire/readers.ts'
import { internshipsQuery } from './internship-query.ts'
/** The internships whose decisions are news. */
export const ownRequests = requestList('kerja-praktik', internshipsQuery, ({ data }) =>
  allRows(data)?.map((row) => ({
    facts: [row.id, row.status, row.catatan, row.idSidang],
    isOpen: ['diajukan', 'sidang'].includes(row.status),
  })),
)
