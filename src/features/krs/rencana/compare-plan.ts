import { clashesOf } from './clash.ts'
import type { Terpilih } from './plan.ts'
import { countSks } from './sks.ts'

const WORKING_DAYS = [1, 2, 3, 4, 5]

/**
 * What a plan comes to, for comparing it with another: makul, SKS, clashes, and the days from Senin to Jumat (1 to 5)
 * without a meeting. None is known to be free while a class has no times.
 * @param picks of one plan, reserves not among them
 */
export const planFigures = (picks: readonly Terpilih[]) => {
  const busy = new Set(picks.flatMap(({ kelas }) => kelas.jadwal.map(({ hari }) => hari)))
  const isKnown = picks.every(({ kelas }) => kelas.jadwal.length > 0 && kelas.jadwal.every(({ hari }) => hari > 0))
  return {
    makul: picks.length,
    sks: countSks(picks.map(({ makul }) => makul)),
    clashes: clashesOf(picks).length,
    hariKosong: isKnown && picks.length > 0 ? WORKING_DAYS.filter((hari) => !busy.has(hari)) : [],
  }
}
