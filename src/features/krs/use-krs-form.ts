import { useCallback, useMemo, useState } from 'react'
import type { Jendela } from '#domain/krs/jendela.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { type Catalogue, countRegistered, toCatalogue } from './catalogue.ts'
import { clashesOf, isPartOf, ujianClashesOf } from './clash.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { isSamePlan, type Plan, readPlan, registeredPlan, resolvePilihan } from './plan.ts'
import { recheckPlan } from './recheck-plan.ts'
import { countSks, toSks, toSksMeter } from './sks.ts'
import { createSksPreview } from './sks-preview.ts'
import { useBlock } from './use-block.ts'
import { useKurikulum } from './use-krs.ts'
import { usePeriodeKrs } from './use-periode-krs.ts'
import { type PlanName, usePlans } from './use-plans.ts'

/** The limit as the gateway sent it with either list; null without one. */
const limitOf = (...values: (number | null | undefined)[]): number | null =>
  values.map(toSks).find((one) => one !== null && one > 0) ?? null

/** Until when plans are of use: the end of the window, or its beginning where no end is known. */
const endOf = ({ mulai, selesai }: Jendela): number | undefined => (selesai ?? mulai)?.ms

const useOffer = (jenis: JenisKrs, edit: KrsEdit) => {
  const { kurikulum } = useKurikulum(jenis)
  const catalogue = useMemo(() => toCatalogue(kurikulum, edit), [kurikulum, edit])
  const registered = useMemo(() => registeredPlan(edit), [edit])
  return {
    catalogue,
    registered,
    isOffered: Boolean(kurikulum?.makul),
    maksimal: limitOf(edit.maksimalSks, kurikulum?.maksimalSks),
  }
}

/** Everything that follows from the plan on the screen. */
const judge = (plan: Plan, catalogue: Catalogue, maksimal: number | null) => {
  const picks = resolvePilihan(plan.makul, catalogue)
  const clashes = clashesOf(picks)
  const clashing = picks.filter(({ makul }) => clashes.some((one) => one.second.makul.idMakul === makul.idMakul))
  return {
    picks,
    cadangan: resolvePilihan(plan.makulCadangan, catalogue),
    clashes,
    ujianClashes: ujianClashesOf(picks),
    clashesOf: (idMakul: string) => clashes.filter((one) => isPartOf(one, idMakul)),
    clashingSks: countSks(clashing.map(({ makul }) => makul)),
    meter: toSksMeter(
      picks.map(({ makul }) => makul),
      maksimal,
    ),
  }
}

/** The state of a registration that is being filled in. */
export const useKrsForm = (jenis: JenisKrs, edit: KrsEdit) => {
  const [active, setActive] = useState<PlanName>('A')
  const [preview] = useState(createSksPreview)
  const { catalogue, registered, isOffered, maksimal } = useOffer(jenis, edit)
  const periode = usePeriodeKrs(jenis)
  const { jendela, fase, block } = useBlock(jenis)
  const { textOf, planOf, change, draft } = usePlans(
    { name: `${jenis}-${periode?.tahun ?? 0}-${periode?.semester ?? 0}`, keepUntil: endOf(jendela) },
    registered,
    active,
  )
  const text = textOf(active)
  const isEditable = !block?.isClosed
  // A closed registration shows what the campus has, not what was meant to be sent.
  const plan = useMemo(() => (isEditable ? readPlan(text) : registered), [isEditable, text, registered])
  const judged = useMemo(() => judge(plan, catalogue, maksimal), [plan, catalogue, maksimal])
  const differencesOf = useCallback(
    (one: Plan) => (isOffered && isEditable ? recheckPlan(one, catalogue, registered) : []),
    [isOffered, isEditable, catalogue, registered],
  )
  return {
    ...judged,
    jendela,
    fase,
    block,
    periode,
    catalogue,
    registered,
    plan,
    differencesOf,
    differences: useMemo(() => differencesOf(plan), [differencesOf, plan]),
    isEditable,
    isSaved: isSamePlan(plan, registered),
    isUnreadable: countRegistered(edit) > registered.makul.length + registered.makulCadangan.length,
    preview,
    plans: { active, setActive, planOf, draft },
    setPlan: (next: Plan) => change(active, next),
  }
}

export type KrsFormState = ReturnType<typeof useKrsForm>
