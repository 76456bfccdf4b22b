import { type Periode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'

/** Returns the running period as a query result, for content that depends on it; null when the campus has none. */
export const useBerjalan = (): QueryResult<Periode | null> => {
  const { semesterBerjalan: data, ...asked } = useSemesterBerjalan()
  return { data, dataUpdatedAt: 0, ...asked }
}
