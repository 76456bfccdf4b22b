import { requestList } from '#domain/kunjungan/requests.ts'
import { allRows } from '#shared/wire/readers.ts'
import { proposalsQuery } from './proposals-query.ts'

const OPEN = ['diajukan', 'dijadwalkan']

/** The proposals whose decisions and results are news. */
export const ownRequests = requestList('proposal', proposalsQuery, ({ data }) =>
  allRows(data)?.map((row) => ({
    facts: [row.id, row.status, row.tanggalUjian, row.jamMulai, row.ruang],
    isOpen: OPEN.includes(row.status),
  })),
)
