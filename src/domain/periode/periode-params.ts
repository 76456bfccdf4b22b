import type { Periode } from './periode.ts'

const SEMESTERS = [1, 2, 3, 4] as const

/** Query of a period; without one the call is not made, so what stands here is not sent. */
export const toPeriodeParams = (periode: Periode | null | undefined) => ({
  tahun: periode?.tahun ?? 0,
  semester: SEMESTERS.find((code) => code === periode?.semester) ?? 1,
})
