import type { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import type { KrsPilihan } from '#generated/readers/krs.ts'
import { isRecord } from '#shared/is-record.ts'
import { present } from '#shared/wire/readers.ts'
import type { Catalogue, Registered } from './catalogue.ts'
import { isId, type KelasTawaran, type MakulTawaran } from './makul-tawaran.ts'

/** One picked makul with its class. */
export interface Pilihan {
  idMakul: string
  idKelas: string
}

/** What a student wants to register: the picks, and reserves in their order. No makul stands in it twice. */
export interface Plan {
  makul: readonly Pilihan[]
  makulCadangan: readonly Pilihan[]
}

/** A pick with what the catalogue knows of it. */
export interface Terpilih {
  makul: MakulTawaran
  kelas: KelasTawaran
}

export const EMPTY_PLAN: Plan = { makul: [], makulCadangan: [] }

const isPilihan = (value: unknown): value is Pilihan =>
  isRecord(value) && typeof value['idMakul'] === 'string' && typeof value['idKelas'] === 'string'

const pilihanIn = (value: unknown): Pilihan[] => (Array.isArray(value) ? value.filter(isPilihan) : [])

/** Keeps the first of each makul. */
const unique = ({ makul, makulCadangan }: Plan): Plan => {
  const seen = new Set<string>()
  const first = ({ idMakul }: Pilihan): boolean => !seen.has(idMakul) && Boolean(seen.add(idMakul))
  return { makul: makul.filter(first), makulCadangan: makulCadangan.filter(first) }
}

/** A plan as one text, which a form and its draft keep as a whole; empty for an empty plan. */
export const writePlan = ({ makul, makulCadangan }: Plan): string => {
  const own = ({ idMakul, idKelas }: Pilihan) => ({ idMakul, idKelas })
  const isEmpty = makul.length === 0 && makulCadangan.length === 0
  return isEmpty ? '' : JSON.stringify({ makul: makul.map(own), makulCadangan: makulCadangan.map(own) })
}

/** Reads a kept plan; what can not be read is an empty plan. */
export const readPlan = (text: string): Plan => {
  try {
    const value: unknown = text === '' ? null : JSON.parse(text)
    if (!isRecord(value)) return EMPTY_PLAN
    return unique({ makul: pilihanIn(value['makul']), makulCadangan: pilihanIn(value['makulCadangan']) })
  } catch {
    return EMPTY_PLAN // corrupt: counts as absent (trust.md, 20)
  }
}

const toPilihan = ({ idMakul, idKelas }: KrsPilihan): Pilihan[] =>
  isId(idMakul) && isId(idKelas) ? [{ idMakul: String(idMakul), idKelas: String(idKelas) }] : []

/** What is registered at the gateway, as a plan; rows without ids are left out. */
export const registeredPlan = ({ makul, makulCadangan }: Registered): Plan =>
  unique({
    makul: present(makul).flatMap(toPilihan),
    makulCadangan: present(makulCadangan).flatMap(toPilihan),
  })

/** Removes a makul from picks and reserves. */
export const removeMakul = ({ makul, makulCadangan }: Plan, idMakul: string): Plan => ({
  makul: makul.filter((one) => one.idMakul !== idMakul),
  makulCadangan: makulCadangan.filter((one) => one.idMakul !== idMakul),
})

/** Picks a makul; one that is picked already changes its class in place, a reserve becomes a pick. */
export const pickMakul = (plan: Plan, pilihan: Pilihan): Plan => {
  const isPicked = plan.makul.some(({ idMakul }) => idMakul === pilihan.idMakul)
  if (isPicked) {
    return { ...plan, makul: plan.makul.map((one) => (one.idMakul === pilihan.idMakul ? pilihan : one)) }
  }
  const rest = removeMakul(plan, pilihan.idMakul)
  return { ...rest, makul: [...rest.makul, pilihan] }
}

/** Makes a makul the last reserve; one that is a reserve already changes its class in place. */
export const reserveMakul = (plan: Plan, pilihan: Pilihan): Plan => {
  const isReserved = plan.makulCadangan.some(({ idMakul }) => idMakul === pilihan.idMakul)
  if (isReserved) {
    const makulCadangan = plan.makulCadangan.map((one) => (one.idMakul === pilihan.idMakul ? pilihan : one))
    return { ...plan, makulCadangan }
  }
  const rest = removeMakul(plan, pilihan.idMakul)
  return { ...rest, makulCadangan: [...rest.makulCadangan, pilihan] }
}

/** Whether two plans would register the same. The order of reserves counts, that of picks does not. */
export const isSamePlan = (a: Plan, b: Plan): boolean => {
  const keys = (rows: readonly Pilihan[]) => rows.map(({ idMakul, idKelas }) => `${idMakul} ${idKelas}`)
  const picks = ({ makul }: Plan) => keys(makul).toSorted().join()
  return picks(a) === picks(b) && keys(a.makulCadangan).join() === keys(b.makulCadangan).join()
}

/** The picks that the catalogue knows, in their order. */
export const resolvePilihan = (rows: readonly Pilihan[], { byId }: Catalogue): Terpilih[] =>
  rows.flatMap(({ idMakul, idKelas }) => {
    const makul = byId.get(idMakul)
    const kelas = makul?.kelas.find((one) => one.idKelas === idKelas)
    return makul && kelas ? [{ makul, kelas }] : []
  })

/** A plan in one form, whoever wrote it: picks in any order, reserves in theirs. */
export const sentPlan = ({ makul, makulCadangan }: SaveKrsBody | Plan): string[][] => {
  const names = (rows: readonly { idMakul: string | number; idKelas: string | number }[]) =>
    rows.map(({ idMakul, idKelas }) => `${String(idMakul)} ${String(idKelas)}`)
  return [names(makul).toSorted(), names(makulCadangan)]
}
