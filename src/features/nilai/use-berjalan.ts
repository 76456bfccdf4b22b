import { type Periode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'

/** The running period as an answer of its own, for what is another one without it; null where the campus names none. */
export const useBerjalan = (): QueryResult<Periode | null> => {
  const { semesterBerjalan: data, ...asked } = useSemesterBerjalan()
  return { data, dataUpdatedAt: 0, ...asked }
}
