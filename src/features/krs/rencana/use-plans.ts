import { useEffect, useMemo, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '#shared/form/use-draft.ts'
import {
  isSamePlan,
  type Pilihan,
  type Plan,
  pickMakul,
  readPlan,
  removeMakul,
  reserveMakul,
  writePlan,
} from './plan.ts'

/** The plans that a student can make side by side. */
export const PLAN_NAMES = ['A', 'B', 'C'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

/** Each plan as one text: a form, its draft and a restore keep it as a whole or not at all. */
type Plans = Record<PlanName, string>

const isSame = (a: string, b: string): boolean => isSamePlan(readPlan(a), readPlan(b))

/** What the form begins with: plan A is what is registered. */
const beginWith = (registered: string): Plans => ({ A: registered, B: '', C: '' })

/**
 * The plans of one registration, kept as a draft of this device until they are registered (trust.md, 11). What the
 * gateway registers meanwhile becomes what plan A began with; nothing that was chosen here is overwritten.
 * @param name of the draft: registration and period
 * @param keepUntil the plans are made for the opening, however far ahead: they are kept until then; ms since 1970
 * @param active plan on the screen: it may follow the gateway while nothing was changed in it
 * @returns among others what changes the active plan; these functions stay the same while it does
 */
export const usePlans = (
  { name, keepUntil }: { name: string; keepUntil: number | undefined },
  registered: Plan,
  active: PlanName,
) => {
  const text = writePlan(registered)
  const form = useForm<Plans>({ defaultValues: beginWith(text) })
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
      // Registered in another order is registered all the same; a plan that was left alone follows while it is shown.
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
