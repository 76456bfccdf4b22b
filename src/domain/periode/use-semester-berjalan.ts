import { useGetSemesterBerjalan } from '#generated/client/periode/periode.ts'
import { toPeriode } from './periode.ts'

/**
 * Current academic semester of the campus (section 3), with numbers whatever the wire sends.
 * `semesterBerjalan` is undefined before the answer and null when the answer names no period.
 */
export const useSemesterBerjalan = () => {
  const { data, error, isPending, refetch } = useGetSemesterBerjalan()
  const periode = data && toPeriode(data.tahun, data.semester)
  const pekan = data && Number.isInteger(data.pekan) ? data.pekan : null
  return { semesterBerjalan: periode && { ...periode, pekan }, error, isPending, refetch }
}
