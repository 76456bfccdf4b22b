import { requestList } from '#domain/kunjungan/requests.ts'
import { present } from '#shared/wire/readers.ts'
import { proposalsQuery } from './proposal-actions.ts'

const OPEN = ['diajukan', 'dijadwalkan']

/** The proposals whose decisions and results are news. */
export const ownRequests = requestList('proposal', proposalsQuery, ({ data }) =>
  data === null
    ? null
    : present(data).map((row) => ({
        facts: [row.id, row.status, row.tanggalUjian],
        isOpen: OPEN.includes(row.status),
      })),
)
