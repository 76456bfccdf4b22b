import {
  prefetchGetDisableSaldoCivitasQuery,
  prefetchListRiwayatPembayaranQuery,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { prefetchGetRekapPembayaranQuery } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { PrefetchData } from '#kit/screen.ts'

/**
 * Prefetches the sums, the balance switch and, when their tab is open, the payments. Not the status, which every
 * consumer reads again, nor the bills, which are read after the status.
 */
export const prefetchBiayaKuliah: PrefetchData = (client, idMahasiswa, query) => {
  void prefetchGetRekapPembayaranQuery(client, idMahasiswa)
  void prefetchGetDisableSaldoCivitasQuery(client)
  if (query.get('tab') === 'riwayat') void prefetchListRiwayatPembayaranQuery(client, idMahasiswa)
}
