import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useSemesterBerjalan } from '#domain/periode/use-semester-berjalan.ts'
import { useGetDashboard, useListRiwayatKuliah } from '#generated/client/dashboard/dashboard.ts'
import {
  useListJadwalKuliah,
  useListPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { ipsPoints } from './ips.ts'

/** Study progress: credits and running semester. */
export const useKemajuan = () => {
  const { data, error, isPending, refetch } = useGetDashboard(useIdMahasiswa())
  return { kemajuan: data, error, isPending, refetch }
}

/** IPS per semester, in order. */
export const useIps = () => {
  const { data, error, isPending, refetch } = useListRiwayatKuliah(useIdMahasiswa(), {
    query: { select: ({ data: rows }) => ipsPoints(rows) },
  })
  return { points: data, error, isPending, refetch }
}

/** What is still owed and already paid, in rupiah. */
export const useTunggakan = () => {
  const { data, error, isPending, refetch } = useGetRekapPembayaran(useIdMahasiswa())
  return { rekap: data?.rekap, error, isPending, refetch }
}

const SEMESTERS = [1, 2, 3, 4] as const

/** Classes of the running semester with their attendance; without attendance the plain schedule is shown (section 4). */
export const useKelas = () => {
  const idMahasiswa = useIdMahasiswa()
  const { semesterBerjalan, error: periodeError, refetch: refetchPeriode } = useSemesterBerjalan()
  const semester = SEMESTERS.find((code) => code === semesterBerjalan?.semester) ?? 1
  const params = { tahun: semesterBerjalan?.tahun ?? 0, semester }
  const query = { enabled: semesterBerjalan !== undefined }
  const { data: jadwal, error, isPending, refetch } = useListJadwalKuliah(idMahasiswa, params, { query })
  const { data: presensi } = useListPresensiKuliah(idMahasiswa, params, { query })
  return {
    jadwal: jadwal?.data,
    presensi: presensi?.data ?? [],
    error: periodeError ?? error,
    isPending,
    refetch: periodeError ? refetchPeriode : refetch,
  }
}
