import { eachRow, requestList } from '#domain/kunjungan/requests.ts'
import { getListSuratQueryOptions } from '#generated/client/surat/surat.ts'
import { FIRST_PAGE } from '#kit/list/list-params.ts'
import { isOpen } from './letter.ts'

/** The newest letters (first page): their decisions are shown as news. */
export const ownRequests = requestList(
  'surat',
  (idMahasiswa) => getListSuratQueryOptions(idMahasiswa, FIRST_PAGE),
  eachRow(
    (row) => [row.idSurat, row.status, row.catatan],
    (row) => isOpen(row),
  ),
)
