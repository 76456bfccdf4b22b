import { clashesOf, ujianClashesOf } from '../rencana/clash.ts'
import { type Pilihan, type Plan, resolvePilihan } from '../rencana/plan.ts'
import type { Catalogue } from '../tawaran/catalogue.ts'

const idsOf = (rows: readonly Pilihan[]) => new Set(rows.map(({ idMakul }) => idMakul))

/** What a save would do to what is registered, as it replaces the whole of it, and what the plan clashes in. */
export const changeOf = (plan: Plan, registered: Plan, catalogue: Catalogue) => {
  const picks = resolvePilihan(plan.makul, catalogue)
  const before = resolvePilihan(registered.makul, catalogue)
  const [now, then] = [idsOf(plan.makul), idsOf(registered.makul)]
  const isKept = new Set([...now, ...idsOf(plan.makulCadangan)])
  return {
    lost: before.filter(({ makul }) => !now.has(makul.idMakul)),
    /** Registered makul that would stand in another class. */
    moved: before.flatMap(({ makul, kelas: from }) => {
      const to = picks.find((one) => one.makul.idMakul === makul.idMakul)?.kelas
      return to && to.idKelas !== from.idKelas ? [{ makul, from, to }] : []
    }),
    lostCadangan: resolvePilihan(registered.makulCadangan, catalogue).filter(({ makul }) => !isKept.has(makul.idMakul)),
    added: picks.filter(({ makul }) => !then.has(makul.idMakul)),
    clashes: clashesOf(picks),
    ujianClashes: ujianClashesOf(picks),
  }
}
export type RegisteredChange = ReturnType<typeof changeOf>

/** Whether something would be given up, or clashes: then the student is asked first. */
export const isAskedFirst = ({ lost, moved, lostCadangan, clashes, ujianClashes }: RegisteredChange): boolean =>
  [lost, moved, lostCadangan, clashes, ujianClashes].some(({ length }) => length > 0)
