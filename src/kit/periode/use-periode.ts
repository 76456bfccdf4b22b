import { useSearchParams } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toPeriode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import type { GatewayError } from '#gateway/gateway-error.ts'

/** Whether two of them are the same period. */
export const isSamePeriode = (a: Periode | null | undefined, b: Periode | null | undefined): boolean =>
  a?.tahun === b?.tahun && a?.semester === b?.semester

/** The period that a screen or a paper is about. */
export interface PeriodeAsked {
  /** null for an address that names none which can be read; undefined while the running one is on its way. */
  periode: Periode | null | undefined
  /** Why the running one is not known, where it is needed. */
  error: GatewayError | null
  refetch: () => unknown
}

/** The period of an address (?tahun=2027&semester=2): null where none can be read, undefined where none is named. */
export const periodeOfAddress = (query: URLSearchParams): Periode | null | undefined =>
  query.has('tahun') || query.has('semester') ? toPeriode(query.get('tahun'), query.get('semester')) : undefined

/** The period of the address, without one the running period (readings, 61). */
export const usePeriode = (): PeriodeAsked => {
  const [query] = useSearchParams()
  const { semesterBerjalan, error, refetch } = useSemesterBerjalan()
  const said = periodeOfAddress(query)
  if (said !== undefined) return { periode: said, error: null, refetch }
  return { periode: semesterBerjalan, error: semesterBerjalan ? null : error, refetch }
}

/** Which semester of the student a period is: the running one is known, and no other; null then. */
export const useSemesterKe = (periode: Periode | null | undefined): number | null => {
  const { semesterBerjalan } = useSemesterBerjalan()
  const ke = useBiodataSingkat().biodataSingkat?.semesterBerjalan
  return isSamePeriode(periode, semesterBerjalan) && ke ? ke : null
}
