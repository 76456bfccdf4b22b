import { requestList } from '#domain/kunjungan/requests.ts'
import { present } from '#shared/wire/readers.ts'
import { participationsQuery } from './exam-query.ts'

const OPEN = ['terdaftar', 'disetujui']

/** The exams whose results are news. */
export const ownRequests = requestList('kompre', participationsQuery, ({ data }) =>
  data === null
    ? null
    : present(data).map((row) => ({ facts: [row.id, row.status, row.catatan], isOpen: OPEN.includes(row.status) })),
)
