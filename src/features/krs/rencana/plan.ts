import { z } from 'zod/mini'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { KrsPilihan } from '#generated/client/krs/readers.ts'
import {
  type SaveKrsBody,
  saveKrsBodyMakulCadanganMax,
  saveKrsBodyMakulMax,
} from '#generated/models/krs/saveKrsBody.zod.ts'
import { readRows } from '#shared/wire/readers.ts'
import {
  type Catalogue,
  hasSeat,
  isId,
  type KelasTawaran,
  type MakulTawaran,
  type Registered,
} from '../tawaran/catalogue.ts'

/** One picked makul with its class. */
const Pilihan = z.object({ idMakul: z.string(), idKelas: z.string() })
export type Pilihan = z.infer<typeof Pilihan>

/** Plan of a registration: picks, and reserves in order. Each makul occurs at most once. */
export interface Plan {
  makul: readonly Pilihan[]
  makulCadangan: readonly Pilihan[]
}

/** A pick with its data from the catalogue. */
export interface Terpilih {
  makul: MakulTawaran
  kelas: KelasTawaran
}

export const EMPTY_PLAN: Plan = { makul: [], makulCadangan: [] }

/** Keeps the first occurrence of each makul. */
const unique = ({ makul, makulCadangan }: Plan): Plan => {
  const seen = new Set<string>()
  const first = ({ idMakul }: Pilihan): boolean => !seen.has(idMakul) && Boolean(seen.add(idMakul))
  return { makul: makul.filter(first), makulCadangan: makulCadangan.filter(first) }
}

/** Serializes a plan to one text, so that form and draft store it as a whole; '' for an empty plan. */
export const writePlan = ({ makul, makulCadangan }: Plan): string =>
  makul.length === 0 && makulCadangan.length === 0 ? '' : JSON.stringify({ makul, makulCadangan })

const Kept = z.object({ makul: z.array(Pilihan), makulCadangan: z.array(Pilihan) })

/** Parses a stored plan; returns an empty plan if unreadable. */
export const readPlan = (text: string): Plan => {
  try {
    return text === '' ? EMPTY_PLAN : unique(Kept.parse(JSON.parse(text)))
  } catch {
    return EMPTY_PLAN // corrupt: counts as absent
  }
}

const toPilihan = ({ idMakul, idKelas }: KrsPilihan): Pilihan[] =>
  isId(idMakul) && isId(idKelas) ? [{ idMakul: String(idMakul), idKelas: String(idKelas) }] : []

/** Returns the registered courses as a plan; rows without ids are left out. */
export const registeredPlan = ({ makul, makulCadangan }: Registered): Plan =>
  unique({
    makul: readRows(makul, 'noted').flatMap(toPilihan),
    makulCadangan: readRows(makulCadangan, 'noted').flatMap(toPilihan),
  })

/** Removes a makul from picks and reserves. */
export const removeMakul = ({ makul, makulCadangan }: Plan, idMakul: string): Plan => ({
  makul: makul.filter((one) => one.idMakul !== idMakul),
  makulCadangan: makulCadangan.filter((one) => one.idMakul !== idMakul),
})

/** Adds a makul to the end of a list. In the same list it only changes its class; from the other list it is moved. */
const putInto =
  (list: keyof Plan) =>
  (plan: Plan, pilihan: Pilihan): Plan => {
    const isOwn = ({ idMakul }: Pilihan) => idMakul === pilihan.idMakul
    if (plan[list].some(isOwn)) return { ...plan, [list]: plan[list].map((one) => (isOwn(one) ? pilihan : one)) }
    const rest = removeMakul(plan, pilihan.idMakul)
    return { ...rest, [list]: [...rest[list], pilihan] }
  }

/** Picks a makul; a reserve becomes a pick. */
export const pickMakul = putInto('makul')

/** Makes a makul the last reserve. */
export const reserveMakul = putInto('makulCadangan')

/** Returns the picks that are in the catalogue, in order. */
export const resolvePilihan = (rows: readonly Pilihan[], { byId }: Catalogue): Terpilih[] =>
  rows.flatMap(({ idMakul, idKelas }) => {
    const makul = byId.get(idMakul)
    const kelas = makul?.kelas.find((one) => one.idKelas === idKelas)
    return makul && kelas ? [{ makul, kelas }] : []
  })

/** Returns a plan in canonical form for comparison: picks sorted, reserves in order. */
export const sentPlan = ({ makul, makulCadangan }: SaveKrsBody | Plan): string[][] => {
  const names = (rows: readonly { idMakul: string | number; idKelas: string | number }[]) =>
    rows.map(({ idMakul, idKelas }) => `${String(idMakul)} ${String(idKelas)}`)
  return [names(makul).toSorted(), names(makulCadangan)]
}

/** Returns whether two plans would register the same courses. The order of reserves matters, that of picks does not. */
export const isSamePlan = (a: Plan, b: Plan): boolean => JSON.stringify(sentPlan(a)) === JSON.stringify(sentPlan(b))

/** A pick that is no longer possible, with the reason. */
interface Difference {
  pilihan: Pilihan
  what: 'gone' | 'kelasGone' | 'notEligible' | 'full'
  makul: MakulTawaran | null
}

const differenceOf = (pilihan: Pilihan, { byId }: Catalogue, registered: ReadonlySet<string>): Difference | null => {
  const makul = byId.get(pilihan.idMakul)
  if (!makul) return { pilihan, what: 'gone', makul: null }
  const kelas = makul.kelas.find(({ idKelas }) => idKelas === pilihan.idKelas)
  if (!kelas) return { pilihan, what: 'kelasGone', makul }
  if (registered.has(pilihan.idKelas)) return null // the student already has the seat and the right to it
  if (!makul.isDitawarkan) return { pilihan, what: 'gone', makul }
  if (!makul.isEligible) return { pilihan, what: 'notEligible', makul }
  return hasSeat(kelas) ? null : { pilihan, what: 'full', makul }
}

/**
 * Compares a plan with the current offer: makul no longer offered or not allowed, and classes that are gone or full. A
 * full class of a reserve is no difference: a seat may become free.
 */
export const recheckPlan = (plan: Plan, catalogue: Catalogue, registered: Plan): Difference[] => {
  const own = new Set(registered.makul.map(({ idKelas }) => idKelas))
  const check = (rows: readonly Pilihan[]) => rows.flatMap((one) => differenceOf(one, catalogue, own) ?? [])
  return [...check(plan.makul), ...check(plan.makulCadangan).filter(({ what }) => what !== 'full')]
}

/**
 * Returns the body of a save: the whole plan, with ids in the gateway's own form.
 * @returns null when it cannot be sent: an unknown pick, more makul than the contract allows, or no period
 */
export const buildBody = (plan: Plan, catalogue: Catalogue, periode: Periode | null): SaveKrsBody | null => {
  const rows = (list: readonly Pilihan[]) =>
    resolvePilihan(list, catalogue).map(({ makul, kelas }) => ({ idMakul: makul.wireId, idKelas: kelas.wireId }))
  const makul = rows(plan.makul)
  const makulCadangan = rows(plan.makulCadangan)
  const isKnown = makul.length === plan.makul.length && makulCadangan.length === plan.makulCadangan.length
  const fits = makul.length <= saveKrsBodyMakulMax && makulCadangan.length <= saveKrsBodyMakulCadanganMax
  return periode && isKnown && fits ? { ...toPeriodeParams(periode), makul, makulCadangan } : null
}
