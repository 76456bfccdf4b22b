import type { Catalogue } from '../tawaran/catalogue.ts'
import type { MakulTawaran } from '../tawaran/makul-tawaran.ts'
import { hasSeat } from './choose-kelas.ts'
import type { Pilihan, Plan } from './plan.ts'

/** What became of a pick since the plan was made. */
export interface Difference {
  pilihan: Pilihan
  what: 'gone' | 'kelasGone' | 'notEligible' | 'full'
  makul: MakulTawaran | null
}

const differenceOf = (pilihan: Pilihan, { byId }: Catalogue, registered: ReadonlySet<string>): Difference | null => {
  const makul = byId.get(pilihan.idMakul)
  if (!makul) return { pilihan, what: 'gone', makul: null }
  const kelas = makul.kelas.find(({ idKelas }) => idKelas === pilihan.idKelas)
  if (!kelas) return { pilihan, what: 'kelasGone', makul }
  if (registered.has(pilihan.idKelas)) return null // a seat and a right that the student has already
  if (!makul.isDitawarkan) return { pilihan, what: 'gone', makul }
  if (!makul.isEligible) return { pilihan, what: 'notEligible', makul }
  return hasSeat(kelas) ? null : { pilihan, what: 'full', makul }
}

/**
 * Checks a plan against the list as it is now: what is not offered any more, classes that are gone or full, and what
 * may not be taken. Of the reserves a full class is no difference: a seat may come free.
 */
export const recheckPlan = (plan: Plan, catalogue: Catalogue, registered: Plan): Difference[] => {
  const own = new Set(registered.makul.map(({ idKelas }) => idKelas))
  const check = (rows: readonly Pilihan[]) => rows.flatMap((one) => differenceOf(one, catalogue, own) ?? [])
  return [...check(plan.makul), ...check(plan.makulCadangan).filter(({ what }) => what !== 'full')]
}
