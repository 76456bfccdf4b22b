import { requestList } from '#domain/kunjungan/requests.ts'
import { getListPengajuanJurnalQueryOptions } from '#generated/client/lock-jurnal/lock-jurnal.ts'
import { allRows } from '#shared/wire/readers.ts'
/** The submissions whose examination is news. */
export const ownRequests = requestList(
  'lock-jurnal',
  (idMahasiswa) => getListPengajuanJurnalQueryOptions(idMahasiswa),
  ({ data }) =>
    allRows(data)?.map((row) => ({
      facts: [row.idJurnal, row.status, row.catatan],
      isOpen: row.status === 'menunggu',
    })),
)
