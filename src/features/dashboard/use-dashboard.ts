import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { fromKodePeriode, periodeLabel, toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useGetDashboard, useListRiwayatKuliah } from '#generated/client/dashboard/dashboard.ts'
import {
  useListJadwalKuliah,
  useListPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { type RiwayatKuliah, readListRiwayatKuliah } from '#generated/readers/dashboard.ts'
import { present, presentOrNone } from '#shared/wire/readers.ts'

/** One semester of the IPS chart. */
export interface IpsPoint {
  ke: number
  label: string
  sks: number | null
  /** null while the semester runs. */
  ips: number | null
}

/** Semesters in order of their period code, as the chart and its table show them. */
export const ipsPoints = (rows: readonly RiwayatKuliah[]): IpsPoint[] =>
  [...rows]
    .sort((a, b) => Number(a.tahunSemester) - Number(b.tahunSemester))
    .map((row, index) => {
      const periode = fromKodePeriode(row.tahunSemester)
      return {
        ke: row.semesterKe ?? index + 1,
        label: periode ? periodeLabel(periode) : row.tahunSemester || '–',
        sks: row.sks,
        ips: row.ips,
      }
    })

/** Study progress: credits and running semester. */
export const useKemajuan = () => {
  const { data, dataUpdatedAt, error, isPending, isLoading, refetch } = useGetDashboard(useIdMahasiswa())
  return { kemajuan: data, updatedAt: dataUpdatedAt, error, isPending, isLoading, refetch }
}

const readPoints = (answer: unknown) => {
  const { data } = readListRiwayatKuliah(answer)
  return data && ipsPoints(present(data))
}

/** IPS per semester, in order. */
export const useIps = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useListRiwayatKuliah(useIdMahasiswa(), {
    query: { select: readPoints },
  })
  return { points: data, updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** What is still owed and already paid, in rupiah; together with what it locks, so that the card does not grow. */
export const useTunggakan = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useGetRekapPembayaran(useIdMahasiswa())
  const { isLoading } = useKemajuan()
  const rekap = data?.rekap
  const tunggakan = rekap?.totalTunggakan
  // An amount that can not be read must never look like nothing owed.
  const isReadable = !isLoading && typeof tunggakan === 'number'
  return {
    rekap: isReadable ? { ...rekap, tunggakan } : undefined,
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
    jadwal: isLoading ? null : presentOrNone(jadwal?.data), // one card, at once
    presensi: present(presensi?.data),
    updatedAt: dataUpdatedAt,
    error: periodeError ?? error,
    isPending: isPeriodePending || isLoading || (isPending && !!semesterBerjalan),
    refetch: semesterBerjalan ? refetch : refetchPeriode,
  }
}
