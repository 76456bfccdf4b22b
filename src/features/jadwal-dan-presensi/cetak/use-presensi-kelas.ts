import { useMemo } from 'react'
import { minimalKehadiranOf, type PresensiKelas, presensiKelas } from '#domain/jadwal/rawan-presensi.ts'
import { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import { combineQueries } from '#kit/query/combine-queries.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { sortJadwalKuliah } from '../sort-jadwal-kuliah.ts'

/**
 * Fetches the classes of a period in week order, with meetings, attendance and required attendance, for a print page.
 * Fails if attendance fails: the page is useless without it.
 * @returns data null when one of the two lists, or one of their rows, is unreadable
 */
export const usePresensiKelas = (periode: Periode | null | undefined): QueryResult<PresensiKelas[] | null> => {
  const { jadwal, presensi } = useJadwalKuliah(useIdMahasiswa(), toPeriodeParams(periode), !!periode)
  const { data: aturan, isPending } = useGetAturanUmum()
  const idProdi = useBiodataSingkat().biodataSingkat?.idProdi
  const [classes, marks] = [jadwal.data, presensi.data]
  const data = useMemo(() => {
    if (!classes || !marks || isPending) return undefined
    const [held, attended] = [allRows(classes.data), allRows(marks.data)]
    if (!held || !attended) return null
    return readRows(sortJadwalKuliah(held), 'noted').flatMap((row) =>
      readRows(
        presensiKelas([row], attended, (one) => minimalKehadiranOf(one, aturan?.aturanUmum, idProdi ?? '')),
        'noted',
      ),
    )
  }, [classes, marks, aturan, idProdi, isPending])
  const asked = combineQueries(jadwal, presensi)
  return { ...asked, data, isPending: asked.isPending || isPending }
}
