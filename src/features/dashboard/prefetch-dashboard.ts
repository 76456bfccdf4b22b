import type { QueryClient } from '@tanstack/react-query'
import { toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { prefetchGetDashboardQuery, prefetchListRiwayatKuliahQuery } from '#generated/client/dashboard/dashboard.ts'
import {
  prefetchListJadwalKuliahQuery,
  prefetchListPresensiKuliahQuery,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import {
  type GetSemesterBerjalanQueryResult,
  getGetSemesterBerjalanQueryKey,
  prefetchGetSemesterBerjalanQuery,
} from '#generated/client/periode/periode.ts'
import { prefetchGetRekapPembayaranQuery } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'

/** Prefetches the classes of the running semester, the longest request chain: student, semester, classes. */
export const prefetchKelas = async (client: QueryClient, idMahasiswa: string): Promise<unknown> => {
  const known = () => client.getQueryData<GetSemesterBerjalanQueryResult>(getGetSemesterBerjalanQueryKey())
  if (!known()) await prefetchGetSemesterBerjalanQuery(client) // a cached one is refetched by the component that shows it
  const berjalan = known()
  const periode = berjalan && toPeriode(berjalan.tahun, berjalan.semester)
  if (!periode) return undefined
  const params = toPeriodeParams(periode)
  return Promise.all([
    prefetchListJadwalKuliahQuery(client, idMahasiswa, params),
    prefetchListPresensiKuliahQuery(client, idMahasiswa, params),
  ])
}

/** Prefetches grades and bills: for a returning student these are not cached. */
export const prefetchFigures = (client: QueryClient, idMahasiswa: string): Promise<unknown> =>
  Promise.all([
    prefetchGetDashboardQuery(client, idMahasiswa),
    prefetchGetRekapPembayaranQuery(client, idMahasiswa),
    prefetchListRiwayatKuliahQuery(client, idMahasiswa),
  ])
