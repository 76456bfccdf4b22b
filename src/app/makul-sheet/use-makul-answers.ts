import { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useScreenPlace } from '#flags/menu/screen-place.ts'
import { useListBahanKuliah, useListTugasKuliah } from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import { useListMakulKuesionerProsesPembelajaran } from '#generated/client/kuesioner/kuesioner.ts'
import { useGetTranskrip, useListNilaiPerkomponen } from '#generated/client/nilai/nilai.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'

type Periode = ReturnType<typeof useSemesterBerjalan>

/** Returns a query of the running period; until the period is known, with the state of the period. */
const ofPeriode = <Data>(periode: Periode, query: QueryResult<Data>): QueryResult<Data> => {
  const { data, dataUpdatedAt, error, isPending, refetch } = query
  if (periode.semesterBerjalan) return { data, dataUpdatedAt, error, isPending, refetch }
  return {
    data: undefined,
    dataUpdatedAt: 0,
    error: periode.error,
    isPending: periode.isPending,
    refetch: periode.refetch,
  }
}

/** Fetches the responses that name a course. Screens that the campus hides or serves elsewhere are not asked. */
export const useMakulAnswers = () => {
  const idMahasiswa = useIdMahasiswa()
  const place = useScreenPlace()
  const periode = useSemesterBerjalan()
  const { semesterBerjalan } = periode
  const params = toPeriodeParams(semesterBerjalan)
  const hasScreen = (path: string): boolean => ['here', null].includes(place(path))
  const isKnown = Boolean(semesterBerjalan)
  const within = (path: string) => ({ query: { enabled: isKnown && hasScreen(path) } })
  const always = { query: { enabled: isKnown } } // exams override the timetable, whatever the menu
  const { jadwal, presensi } = useJadwalKuliah(idMahasiswa, params, isKnown)
  const tugas = useListTugasKuliah(idMahasiswa, params, within('/bahan-dan-tugas'))
  const bahan = useListBahanKuliah(idMahasiswa, params, within('/bahan-dan-tugas'))
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, always)
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, always)
  const komponen = useListNilaiPerkomponen(idMahasiswa, params, within('/nilai'))
  const transkrip = useGetTranskrip(idMahasiswa, { query: { enabled: hasScreen('/nilai') } })
  const kuesioner = useListMakulKuesionerProsesPembelajaran(idMahasiswa, params, within('/kuesioner'))
  return {
    periode: semesterBerjalan ?? null,
    hasScreen,
    jadwal: ofPeriode(periode, jadwal),
    presensi: ofPeriode(periode, presensi),
    tugas: ofPeriode(periode, tugas),
    bahan: ofPeriode(periode, bahan),
    uts: ofPeriode(periode, uts),
    uas: ofPeriode(periode, uas),
    komponen: ofPeriode(periode, komponen),
    transkrip,
    kuesioner: ofPeriode(periode, kuesioner),
  }
}

export type MakulAnswers = ReturnType<typeof useMakulAnswers>
