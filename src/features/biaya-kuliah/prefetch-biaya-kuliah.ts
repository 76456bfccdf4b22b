import {
  prefetchGetDisableSaldoCivitasQuery,
  prefetchListRiwayatPembayaranQuery,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { prefetchGetRekapPembayaranQuery } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { PrefetchData } from '#kit/screen.ts'

/**
 * Asks for the sums, for whether there is a balance, and for the payments where their tab is opened. Not for the status,
 * which is read anew by whoever shows it, nor for the bills, which are read after it.
 */
export const prefetchBiayaKuliah: PrefetchData = (client, idMahasiswa, query) => {
  void prefetchGetRekapPembayaranQuery(client, idMahasiswa)
  void prefetchGetDisableSaldoCivitasQuery(client)
  if (query.get('tab') === 'riwayat') void prefetchListRiwayatPembayaranQuery(client, idMahasiswa)
}
