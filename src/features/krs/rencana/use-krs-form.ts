import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { Jendela } from '#domain/jendela/jendela.ts'
import { countSks, toSks, toSksMeter } from '#domain/krs/sks.ts'
import type { KrsEdit } from '#generated/client/krs/readers.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import type { Angka } from '#shared/wire/readers.ts'
import type { Registrasi } from '../jendela/use-registrasi.tsx'
import { type Catalogue, countRegistered, type MakulTawaran, toCatalogue } from '../tawaran/catalogue.ts'
import { clashesOf, ujianClashesOf } from './clash.ts'
import {
  isSamePlan,
  type Pilihan,
  type Plan,
  pickMakul,
  readPlan,
  recheckPlan,
  registeredPlan,
  removeMakul,
  reserveMakul,
  resolvePilihan,
  writePlan,
} from './plan.ts'

/** Names of the plans that a student can make side by side. */
export const PLAN_NAMES = ['A', 'B', 'C'] as const
type PlanName = (typeof PLAN_NAMES)[number]

/** Each plan as one text, so that form, draft and restore handle it as a whole. */
type Plans = Record<PlanName, string>
export type PlansForm = UseFormReturn<Plans>

const isSame = (a: string, b: string): boolean => isSamePlan(readPlan(a), readPlan(b))

/** Returns the initial values: plan A is what is registered. */
const beginWith = (registered: string): Plans => ({ A: registered, B: '', C: '' })

/** Creates the form of the plans. It renders its owner twice on start, so the owner should contain nothing else. */
export const usePlansForm = (edit: KrsEdit): PlansForm => {
  const [defaultValues] = useState(() => beginWith(writePlan(registeredPlan(edit))))
  return useForm<Plans>({ defaultValues })
}

/**
 * Holds the plans of one registration, persisted as a draft on this device until they are registered. When the gateway
 * registers other courses meanwhile, plan A starts from them; the student's choices are never overwritten.
 * @param form that holds them
 * @param name of the draft: registration and period
 * @param keepUntil expiry of the draft, ms since 1970: plans may be made long before the opening
 * @param active plan on the screen: it follows the gateway as long as it is unchanged
 * @returns among others the functions that change the active plan; stable until another plan is active
 */
const usePlans = (
  form: PlansForm,
  { name, keepUntil }: { name: string; keepUntil: number | undefined },
  registered: Plan,
  active: PlanName,
) => {
  const text = writePlan(registered)
  const draft = useDraft(form, name, keepUntil)
  const values = useWatch({ control: form.control })
  const known = useRef(text)
  const { done } = draft
  useEffect(() => {
    if (known.current === text) return
    const before = beginWith(known.current)
    known.current = text
    const chosen = form.getValues()
    const next = beginWith(text)
    form.reset(next)
    done()
    for (const plan of PLAN_NAMES) {
      // The order of the courses is irrelevant; an unchanged plan follows the gateway while it is shown.
      const isFollowing = plan === 'A' && (isSame(chosen.A, text) || (active === 'A' && chosen.A === before.A))
      if (!isFollowing && chosen[plan] !== next[plan]) form.setValue(plan, chosen[plan], { shouldDirty: true })
    }
  }, [form, text, active, done])
  const { getValues, setValue } = form
  const changes = useMemo(() => {
    const become = (next: (plan: Plan) => Plan) =>
      setValue(active, writePlan(next(readPlan(getValues(active)))), { shouldDirty: true })
    return {
      pick: (pilihan: Pilihan) => become((plan) => pickMakul(plan, pilihan)),
      reserve: (pilihan: Pilihan) => become((plan) => reserveMakul(plan, pilihan)),
      drop: (idMakul: string) => become((plan) => removeMakul(plan, idMakul)),
    }
  }, [getValues, setValue, active])
  const textOf = (plan: PlanName): string => values[plan] ?? ''
  return { ...changes, textOf, planOf: (plan: PlanName) => readPlan(textOf(plan)), draft }
}

/** Returns the SKS limit from either list; null without one. */
const limitOf = (...values: (number | null | undefined)[]): number | null =>
  values.map(toSks).find((one) => one !== null && one > 0) ?? null

/** Returns when plans expire: at the end of the window, or at its start if the end is unknown. */
const endOf = ({ mulai, selesai }: Jendela): number | undefined => selesai ?? mulai ?? undefined

/** Derives everything from the current plan. */
const judge = (plan: Plan, catalogue: Catalogue, maksimal: Angka) => {
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

/** State of a registration that is being edited. */
export const useKrsForm = (form: PlansForm, registrasi: Registrasi, edit: KrsEdit) => {
  const { jenis, block, periode, now, sent } = registrasi
  const offer = registrasi.tawaran.data
  const [active, setActive] = useState<PlanName>('A')
  // The highlighted makul, outside React state: passing over rows must not re-render them.
  const [pointed] = useState(() => createEmitter<MakulTawaran | null>())
  const catalogue = useMemo(() => toCatalogue(offer, edit), [offer, edit])
  const registered = useMemo(() => registeredPlan(edit), [edit])
  const maksimal = limitOf(edit.maksimalSks, offer?.maksimalSks)
  const plans = usePlans(
    form,
    { name: `${jenis}-${periode?.tahun ?? 0}-${periode?.semester ?? 0}`, keepUntil: endOf(now.jendela) },
    registered,
    active,
  )
  const text = plans.textOf(active)
  const isEditable = !block?.isClosed
  // A closed registration shows the registered courses, not the plan.
  const plan = useMemo(() => (isEditable ? readPlan(text) : registered), [isEditable, text, registered])
  const judged = useMemo(() => judge(plan, catalogue, maksimal), [plan, catalogue, maksimal])
  const isChecked = Boolean(offer?.makul) && isEditable
  const differencesOf = useCallback(
    (one: Plan) => (isChecked ? recheckPlan(one, catalogue, registered) : []),
    [isChecked, catalogue, registered],
  )
  const isUnreadable = countRegistered(edit) > registered.makul.length + registered.makulCadangan.length
  // A KRS that was never sent contains the courses of its KRSS, which can still be sent unchanged.
  const isCarried = jenis === 'krs' && sent.isSent === false && registered.makul.length > 0
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
    isRegistered: (one: Plan) => !isCarried && isSamePlan(one, registered),
    isUnreadable,
    /** True when registered rows are missing from the plan because they are unreadable. */
    isPart: (one: Plan) => isUnreadable && isSamePlan(one, registered),
    pointed,
  }
}

export type KrsFormState = ReturnType<typeof useKrsForm>
