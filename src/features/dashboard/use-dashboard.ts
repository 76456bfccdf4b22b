import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams } from '#domain/periode/periode-params.ts'
import { useSemesterBerjalan } from '#domain/periode/use-semester-berjalan.ts'
import { useGetDashboard, useListRiwayatKuliah } from '#generated/client/dashboard/dashboard.ts'
import {
  useListJadwalKuliah,
  useListPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { RiwayatKuliah } from '#generated/models/dashboard/riwayatKuliah.zod.ts'
import { asList } from '#shared/as-list.ts'
import { ipsPoints } from './ips.ts'

/** Study progress: credits and running semester. */
export const useKemajuan = () => {
  const { data, dataUpdatedAt, error, isPending, isLoading, refetch } = useGetDashboard(useIdMahasiswa())
  return { kemajuan: data, updatedAt: dataUpdatedAt, error, isPending, isLoading, refetch }
}

const toPoints = (rows: RiwayatKuliah[] | null) => rows && ipsPoints(rows)

/** IPS per semester, in order. */
export const useIps = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useListRiwayatKuliah(useIdMahasiswa(), {
    query: { select: ({ data }) => toPoints(asList(data)) },
  })
  return { points: data, updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** What is still owed and already paid, in rupiah; together with what it locks, so that the card does not grow. */
export const useTunggakan = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useGetRekapPembayaran(useIdMahasiswa())
  const { isLoading } = useKemajuan()
  const rekap = data?.rekap
  // An amount that can not be read must never look like nothing owed.
  const isReadable = !isLoading && Number.isSafeInteger(rekap?.totalTunggakan)
  return {
    rekap: isReadable ? rekap : undefined,
    updatedAt: dataUpdatedAt,
    error,
    isPending: isPending || isLoading,
    refetch,
  }
}

/** Classes of the running semester with their attendance; without attendance the plain schedule is shown (section 4). */
export const useKelas = () => {
  const idMahasiswa = useIdMahasiswa()
  const {
    semesterBerjalan,
    error: periodeError,
    isPending: isPeriodePending,
    refetch: refetchPeriode,
  } = useSemesterBerjalan()
  const params = toPeriodeParams(semesterBerjalan)
  const query = { enabled: !!semesterBerjalan }
  const { data: jadwal, dataUpdatedAt, error, isPending, refetch } = useListJadwalKuliah(idMahasiswa, params, { query })
  const { data: presensi, isLoading } = useListPresensiKuliah(idMahasiswa, params, { query })
  return {
    semesterBerjalan,
    jadwal: isLoading ? null : asList(jadwal?.data), // one card, at once

    presensi: asList(presensi?.data) ?? [],
    updatedAt: dataUpdatedAt,
    error: periodeError ?? error,
    isPending: isPeriodePending || isLoading || (isPending && !!semesterBerjalan),
    refetch: semesterBerjalan ? refetch : refetchPeriode,
  }
}
