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
  /** null while the semester runs, and where the campus withholds it. */
  ips: Angka
  /** It has no average of any kind yet. */
  isBelum: boolean
}

/** Semesters in order of their period code, as the chart and its table show them. */
export const ipsPoints = (rows: readonly RiwayatKuliah[]): IpsPoint[] =>
  urutSemester(rows).map(({ ke, label, sks, ips, ipk }) => ({
    ke,
    label,
    sks,
    ips,
    isBelum: ips === null && ipk === null,
  }))

/**
 * Tells from the dashboard's own answers whether an IPS is withheld because a grade waits for its questionnaire: the semester
 * has credits and an IPK, but no IPS, while questionnaires are open (readings, 170).
 * @param jumlahKuesioner questionnaires still to fill in, where the gateway tells
 */
export const isIpsTertutup = ({ ips, sks, isBelum }: IpsPoint, jumlahKuesioner: number | null | undefined): boolean =>
  ips === null && !isBelum && sks !== 0 && jumlahKuesioner !== 0

/** Study progress: credits and running semester. */
export const useKemajuan = () => useGetDashboard(useIdMahasiswa())

const readPoints = (answer: unknown) => {
  const { data } = readListRiwayatKuliah(answer)
  return data && [...ipsPoints(readRows(data, 'noted')), ...data.filter((row) => row === null).map(() => null)]
}

/** IPS per semester, in order; null for a semester that could not be read. */
export const useIps = () => useListRiwayatKuliah(useIdMahasiswa(), { query: { select: readPoints } })

/** What is still owed and already paid, in rupiah; together with what it locks, so that the card does not grow. */
export const useTunggakan = () => {
  const { data: answer, dataUpdatedAt, error, isPending, refetch } = useGetRekapPembayaran(useIdMahasiswa())
  const { isLoading } = useKemajuan()
  const rekap = answer?.rekap
  const tunggakan = rekap?.totalTunggakan
  // An amount that can not be read must never look like nothing owed.
  const data = !isLoading && typeof tunggakan === 'number' ? { ...rekap, tunggakan } : undefined
  return { data, dataUpdatedAt, error, isPending: isPending || isLoading, refetch }
}

/** Whether no row of a list could be read. */
const isUnread = (rows: Listed<unknown> | null | undefined): boolean =>
  !!rows && rows.length > 0 && unreadOf(rows) === rows.length

/** Classes of the running semester with their attendance; without attendance the plain schedule is shown (section 4). */
export const useKelas = () => {
  const periode = useSemesterBerjalan()
  const { semesterBerjalan } = periode
  const params = toPeriodeParams(semesterBerjalan)
  const { jadwal: asked, presensi: marks } = useJadwalKuliah(useIdMahasiswa(), params, !!semesterBerjalan)
  const { data: jadwal, dataUpdatedAt, error, isPending, refetch } = asked
  const { data: presensi, isLoading } = marks
  return {
    semesterBerjalan,
    data: isLoading || isUnread(jadwal?.data) ? null : jadwal?.data, // one card, at once
    presensi: presensi?.data ?? null,
    dataUpdatedAt,
    error: periode.error ?? error,
    isPending: periode.isPending || isLoading || (isPending && !!semesterBerjalan),
    refetch: semesterBerjalan ? refetch : periode.refetch,
  }
}
