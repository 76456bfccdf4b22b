import { type Periode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import type { Asked } from '#kit/answer/answer.tsx'

/** The running period as an answer of its own, for what is another one without it; `berjalan` null where the campus names none. */
export const useBerjalan = (): Asked<{ berjalan: Periode | null }> => {
  const { semesterBerjalan, error, isPending, refetch } = useSemesterBerjalan()
  const data = semesterBerjalan === undefined ? undefined : { berjalan: semesterBerjalan }
  return { data, dataUpdatedAt: 0, error, isPending, refetch }
}
