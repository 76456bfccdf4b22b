import { useCallback, useMemo, useState } from 'react'
import type { Jendela } from '#domain/jendela/jendela.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { createEmitter } from '#shared/emitter.ts'
import { type Catalogue, countRegistered, toCatalogue } from '../tawaran/catalogue.ts'
import type { MakulTawaran } from '../tawaran/makul-tawaran.ts'
import type { Registrasi } from '../use-registrasi.ts'
import { clashesOf, ujianClashesOf } from './clash.ts'
import { isSamePlan, type Plan, readPlan, registeredPlan, resolvePilihan } from './plan.ts'
import { recheckPlan } from './recheck-plan.ts'
import { countSks, toSks, toSksMeter } from './sks.ts'
import { type PlanName, usePlans } from './use-plans.ts'

/** The limit as the gateway sent it with either list; null without one. */
const limitOf = (...values: (number | null | undefined)[]): number | null =>
  values.map(toSks).find((one) => one !== null && one > 0) ?? null

/** Until when plans are of use: the end of the window, or its beginning where no end is known. */
const endOf = ({ mulai, selesai }: Jendela): number | undefined => (selesai ?? mulai)?.ms

/** Everything that follows from the plan on the screen. */
const judge = (plan: Plan, catalogue: Catalogue, maksimal: number | null) => {
  const picks = resolvePilihan(plan.makul, catalogue)
  const makul = picks.map((one) => one.makul)
  const clashes = clashesOf(picks)
  return {
    picks,
    cadangan: resolvePilihan(plan.makulCadangan, catalogue),
    clashes,
    ujianClashes: ujianClashesOf(picks),
    clashingSks: countSks(makul.filter(({ idMakul }) => clashes.some((one) => one.second.makul.idMakul === idMakul))),
    meter: toSksMeter(makul, maksimal),
  }
}

/** The state of a registration that is being filled in. */
export const useKrsForm = (registrasi: Registrasi, edit: KrsEdit) => {
  const { jenis, block, periode, now } = registrasi
  const offer = registrasi.tawaran.data
  const [active, setActive] = useState<PlanName>('A')
  // The makul that is pointed at, apart from the state: rows that are only passed over render nothing again.
  const [pointed] = useState(() => createEmitter<MakulTawaran | null>())
  const catalogue = useMemo(() => toCatalogue(offer, edit), [offer, edit])
  const registered = useMemo(() => registeredPlan(edit), [edit])
  const maksimal = limitOf(edit.maksimalSks, offer?.maksimalSks)
  const plans = usePlans(
    { name: `${jenis}-${periode?.tahun ?? 0}-${periode?.semester ?? 0}`, keepUntil: endOf(now.jendela) },
    registered,
    active,
  )
  const text = plans.textOf(active)
  const isEditable = !block?.isClosed
  // A closed registration shows what the campus has, not what was meant to be sent.
  const plan = useMemo(() => (isEditable ? readPlan(text) : registered), [isEditable, text, registered])
  const judged = useMemo(() => judge(plan, catalogue, maksimal), [plan, catalogue, maksimal])
  const isChecked = Boolean(offer?.makul) && isEditable
  const differencesOf = useCallback(
    (one: Plan) => (isChecked ? recheckPlan(one, catalogue, registered) : []),
    [isChecked, catalogue, registered],
  )
  return {
    ...judged,
    ...plans,
    registrasi,
    active,
    setActive,
    catalogue,
    registered,
    plan,
    differencesOf,
    differences: useMemo(() => differencesOf(plan), [differencesOf, plan]),
    isEditable,
    isRegistered: (one: Plan) => isSamePlan(one, registered),
    isUnreadable: countRegistered(edit) > registered.makul.length + registered.makulCadangan.length,
    pointed,
  }
}

export type KrsFormState = ReturnType<typeof useKrsForm>
