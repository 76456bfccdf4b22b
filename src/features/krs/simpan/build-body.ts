import type { Periode } from '#domain/periode/periode.ts'
import { toPeriodeParams } from '#domain/periode/periode-params.ts'
import {
  type SaveKrsBody,
  saveKrsBodyMakulCadanganMax,
  saveKrsBodyMakulMax,
} from '#generated/models/krs/saveKrsBody.zod.ts'
import { type Pilihan, type Plan, resolvePilihan } from '../rencana/plan.ts'
import type { Catalogue } from '../tawaran/catalogue.ts'

/**
 * The body of a save: the whole plan, with ids in the form in which the gateway sent them.
 * @returns null when it can not be sent as it is: a pick that nobody knows, more than the contract takes, no period
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
