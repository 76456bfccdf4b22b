import { requestList } from '#domain/kunjungan/requests.ts'
import { allRows } from '#shared/wire/readers.ts'
import { worksQuery } from './queries.ts'

const OPEN = ['diajukan', 'sidang']

/** The final projects whose decisions are news. */
export const ownRequests = requestList('tugas-akhir', worksQuery, ({ data }) =>
  allRows(data)?.map((row) => ({
    facts: [row.id, row.status, row.catatan],
    isOpen: OPEN.includes(row.status),
  })),
)
