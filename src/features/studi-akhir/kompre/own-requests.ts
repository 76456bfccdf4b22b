import { requestList } from '#domain/kunjungan/requests.ts'
import { allRows } from '#shared/wire/readers.ts'
import { participationsQuery } from './exam-query.ts'

const OPEN = ['terdaftar', 'disetujui']

/** The exams whose results are news. */
export const ownRequests = requestList('kompre', participationsQuery, ({ data }) =>
  allRows(data)?.map((row) => ({
    facts: [row.id, row.status, row.catatan, row.tanggal, row.jamMulai, row.jamSelesai, row.ruang],
    isOpen: OPEN.includes(row.status),
  })),
)
