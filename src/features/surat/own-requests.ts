import { requestList } from '#domain/kunjungan/requests.ts'
import { getListSuratQueryOptions } from '#generated/client/surat/surat.ts'
import { FIRST_PAGE } from '#kit/list/list-address.ts'
import { allRows } from '#shared/wire/readers.ts'
import { isOpen } from './letter.ts'

/** The letters of the first page, the newest, whose issue is news. */
export const ownRequests = requestList(
  'surat',
  (idMahasiswa) => getListSuratQueryOptions(idMahasiswa, FIRST_PAGE),
  ({ data }) =>
    allRows(data)?.map((row) => ({
      facts: [row.idSurat, row.status, row.catatan],
      isOpen: isOpen(row),
    })),
)
