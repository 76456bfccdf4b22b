import { clashesOf } from './clash.ts'
import type { Terpilih } from './plan.ts'
import { countSks } from './sks.ts'

/** What a plan comes to, for comparing it with another. */
export interface PlanFigures {
  makul: number
  sks: number
  clashes: number
  /** Days from Senin to Jumat without a meeting, 1 to 5; none is known to be free while a class has no times. */
  hariKosong: number[]
}

const WORKING_DAYS = [1, 2, 3, 4, 5]

/** @param picks of one plan, reserves not among them */
export const planFigures = (picks: readonly Terpilih[]): PlanFigures => {
  const busy = new Set(picks.flatMap(({ kelas }) => kelas.jadwal.map(({ hari }) => hari)))
  const isKnown = picks.every(({ kelas }) => kelas.jadwal.length > 0 && kelas.jadwal.every(({ hari }) => hari > 0))
  return {
    makul: picks.length,
    sks: countSks(picks.map(({ makul }) => makul)),
    clashes: clashesOf(picks).length,
    hariKosong: isKnown && picks.length > 0 ? WORKING_DAYS.filter((hari) => !busy.has(hari)) : [],
  }
}
