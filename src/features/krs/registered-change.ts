import type { Catalogue } from './catalogue.ts'
import { type Clash, clashesOf, type UjianClash, ujianClashesOf } from './clash.ts'
import type { KelasTawaran, MakulTawaran } from './makul-tawaran.ts'
import { type Pilihan, type Plan, resolvePilihan, type Terpilih } from './plan.ts'

/** A registered makul that would stand in another class. */
export interface Moved {
  makul: MakulTawaran
  from: KelasTawaran
  to: KelasTawaran
}

/** What a save would do to what is registered, and what the plan clashes in. */
export interface RegisteredChange {
  lost: Terpilih[]
  moved: Moved[]
  lostCadangan: Terpilih[]
  added: Terpilih[]
  clashes: Clash[]
  ujianClashes: UjianClash[]
}

const idsOf = (rows: readonly Pilihan[]) => new Set(rows.map(({ idMakul }) => idMakul))

/** Compares a plan with what is registered: a save replaces the whole of it. */
export const changeOf = (plan: Plan, registered: Plan, catalogue: Catalogue): RegisteredChange => {
  const picks = resolvePilihan(plan.makul, catalogue)
  const before = resolvePilihan(registered.makul, catalogue)
  const [now, then] = [idsOf(plan.makul), idsOf(registered.makul)]
  const isKept = new Set([...now, ...idsOf(plan.makulCadangan)])
  const moved = before.flatMap(({ makul, kelas: from }): Moved[] => {
    const to = picks.find((one) => one.makul.idMakul === makul.idMakul)?.kelas
    return to && to.idKelas !== from.idKelas ? [{ makul, from, to }] : []
  })
  return {
    lost: before.filter(({ makul }) => !now.has(makul.idMakul)),
    moved,
    lostCadangan: resolvePilihan(registered.makulCadangan, catalogue).filter(({ makul }) => !isKept.has(makul.idMakul)),
    added: picks.filter(({ makul }) => !then.has(makul.idMakul)),
    clashes: clashesOf(picks),
    ujianClashes: ujianClashesOf(picks),
  }
}

/** Whether something would be given up, or clashes: then the student is asked first. */
export const isAskedFirst = ({ lost, moved, lostCadangan, clashes, ujianClashes }: RegisteredChange): boolean =>
  [lost, moved, lostCadangan, clashes, ujianClashes].some(({ length }) => length > 0)
