import { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useGetDashboard, useListRiwayatKuliah } from '#generated/client/dashboard/dashboard.ts'
import { type RiwayatKuliah, readListRiwayatKuliah } from '#generated/client/dashboard/readers.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { urutSemester } from '#kit/kurva/urut-semester.ts'
import { type Angka, type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'

/** One semester of the IPS chart. */
export interface IpsPoint {
  ke: number
  label: string
  sks: Angka
  /** null while the semester runs, or when the campus withholds it. */
  ips: Angka
  /** True when the semester has neither IPS nor IPK yet. */
  isBelum: boolean
}

/** Returns the semesters in the order of their period code, for chart and table. */
export const ipsPoints = (rows: readonly RiwayatKuliah[]): IpsPoint[] =>
  urutSemester(rows).map(({ ke, label, sks, ips, ipk }) => ({
    ke,
    label,
    sks,
    ips,
    isBelum: ips === null && ipk === null,
  }))

/**
 * Returns whether an IPS is withheld because of an open questionnaire, judging from the dashboard's own responses: the
 * semester has credits and an IPK, but no IPS, while questionnaires are open (readings, 170).
 * @param jumlahKuesioner questionnaires still to fill in, if given
 */
export const isIpsTertutup = ({ ips, sks, isBelum }: IpsPoint, jumlahKuesioner: number | null | undefined): boolean =>
  ips === null && !isBelum && sks !== 0 && jumlahKuesioner !== 0

/** Fetches the study progress: credits and running semester. */
export const useKemajuan = () => useGetDashboard(useIdMahasiswa())

const readPoints = (answer: unknown) => {
  const { data } = readListRiwayatKuliah(answer)
  return data && [...ipsPoints(readRows(data, 'noted')), ...data.filter((row) => row === null).map(() => null)]
}

/** Fetches the IPS per semester, in order; null for an unreadable semester. */
export const useIps = () => useListRiwayatKuliah(useIdMahasiswa(), { query: { select: readPoints } })

/** Fetches the amounts owed and paid, in rupiah. Waits for the locks too, so that the card does not grow. */
export const useTunggakan = () => {
  const { data: answer, dataUpdatedAt, error, isPending, refetch } = useGetRekapPembayaran(useIdMahasiswa())
  const { isLoading } = useKemajuan()
  const rekap = answer?.rekap
  const tunggakan = rekap?.totalTunggakan
  // An unreadable amount must never look like nothing owed.
  const data = !isLoading && typeof tunggakan === 'number' ? { ...rekap, tunggakan } : undefined
  return { data, dataUpdatedAt, error, isPending: isPending || isLoading, refetch }
}

/** Returns whether a list has rows and none is readable. */
const isUnread = (rows: Listed<unknown> | null | undefined): boolean =>
  !!rows && rows.length > 0 && unreadOf(rows) === rows.length

/** Fetches the classes of the running semester with attendance; without attendance, the plain schedule (section 4). */
export const useKelas = () => {
  const periode = useSemesterBerjalan()
  const { semesterBerjalan } = periode
  const params = toPeriodeParams(semesterBerjalan)
  const { jadwal: asked, presensi: marks } = useJadwalKuliah(useIdMahasiswa(), params, !!semesterBerjalan)
  const { data: jadwal, dataUpdatedAt, error, isPending, refetch } = asked
  const { data: presensi, isLoading } = marks
  return {
    semesterBerjalan,
    data: isLoading || isUnread(jadwal?.data) ? null : jadwal?.data, // so that the card appears at once
    presensi: presensi?.data ?? null,
    dataUpdatedAt,
    error: periode.error ?? error,
    isPending: periode.isPending || isLoading || (isPending && !!semesterBerjalan),
    refetch: semesterBerjalan ? refetch : periode.refetch,
  }
}
