import type { QueryClient } from '@tanstack/react-query'
import { toPeriode } from '#domain/periode/periode.ts'
import { toPeriodeParams } from '#domain/periode/periode-params.ts'
import { keepKodePeriode } from '#gateway/session/hints.ts'
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

const prefetchKelas = async (client: QueryClient, idMahasiswa: string) => {
  await prefetchGetSemesterBerjalanQuery(client)
  const berjalan = client.getQueryData<GetSemesterBerjalanQueryResult>(getGetSemesterBerjalanQueryKey())
  keepKodePeriode(berjalan)
  const periode = berjalan && toPeriode(berjalan.tahun, berjalan.semester)
  if (!periode) return {}
  const params = toPeriodeParams(periode)
  return {
    jadwal: prefetchListJadwalKuliahQuery(client, idMahasiswa, params),
    presensi: prefetchListPresensiKuliahQuery(client, idMahasiswa, params),
  }
}

/**
 * Asks for everything above the fold before the first render, so that the cards show data at once and once.
 * @returns what makes the screen ready (useReadyMark), and what it can do without
 */
export const prefetchDashboard = (client: QueryClient, idMahasiswa: string) => {
  const kelas = prefetchKelas(client, idMahasiswa)
  return {
    awaited: Promise.all([
      kelas.then(({ jadwal }) => jadwal),
      prefetchGetRekapPembayaranQuery(client, idMahasiswa),
      prefetchListRiwayatKuliahQuery(client, idMahasiswa),
    ]),
    others: Promise.all([kelas.then(({ presensi }) => presensi), prefetchGetDashboardQuery(client, idMahasiswa)]),
  }
}
