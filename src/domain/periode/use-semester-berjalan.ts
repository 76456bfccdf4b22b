import { useGetSemesterBerjalan } from '#generated/client/periode/periode.ts'
import { toPeriode } from './periode.ts'

/**
 * Current academic semester of the campus (section 3).
 * `semesterBerjalan` is undefined before the answer and null when the answer names no period.
 */
export const useSemesterBerjalan = () => {
  const { data, error, isPending, refetch } = useGetSemesterBerjalan()
  const periode = data && toPeriode(data.tahun, data.semester)
  return { semesterBerjalan: periode && { ...periode, pekan: data.pekan }, error, isPending, refetch }
}
