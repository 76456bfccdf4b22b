import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useGetKrs, useGetKrss } from '#generated/client/krs/krs.ts'
import { type KrsRiwayat, readGetKrs } from '#generated/client/krs/readers.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'

const GANJIL = 1
const GENAP = 2
const SP_GANJIL = 3
const NO_PICKS = readGetKrs({ data: [] })

/** Returns the next semester: Genap after Ganjil and its short semester, otherwise Ganjil of the next academic year. */
export const periodeBerikutnya = ({ tahun, semester }: Periode): Periode =>
  semester === GANJIL || semester === SP_GANJIL ? { tahun, semester: GENAP } : { tahun: tahun + 1, semester: GANJIL }

/** Fetches the picks for the next semester: from KRS, or from KRSS while KRS is empty, if the campus has KRSS. */
export const useRencana = (berjalan: Periode | null): QueryResult<KrsRiwayat> => {
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(berjalan && periodeBerikutnya(berjalan))
  const krs = useGetKrs(idMahasiswa, params, { query: { enabled: !!berjalan } })
  const hasKrss = useFlag('menu.krss')
  const isFirst = krs.data !== undefined && krs.data.data?.length === 0
  const krss = useGetKrss(idMahasiswa, params, { query: { enabled: hasKrss && isFirst } })
  const shown = hasKrss && isFirst ? krss : krs
  return berjalan ? shown : { ...shown, data: NO_PICKS }
}
