import type { Reason } from '#shared/ui/why-not.tsx'
import { buildBody } from './build-body.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { isSamePlan, type Plan, resolvePilihan } from './plan.ts'
import { toSksMeter } from './sks.ts'
import { useBlockReason } from './use-block-reason.tsx'
import type { KrsFormState } from './use-krs-form.ts'
import { useSendReason } from './use-send-reason.tsx'

/** Why this plan can not be registered now: the one on the screen, or what an undo would bring back. */
export const usePlanReason = (jenis: JenisKrs, form: KrsFormState, plan: Plan): Reason | null => {
  const { block, jendela, catalogue, meter, registered, periode } = form
  const makul = resolvePilihan(plan.makul, catalogue).map((one) => one.makul)
  return useSendReason({
    blocked: useBlockReason(jenis, block, jendela),
    isUnreadable: form.isUnreadable,
    isEmpty: plan.makul.length === 0,
    isSaved: isSamePlan(plan, registered),
    tooMany: Math.max(0, -(toSksMeter(makul, meter.maksimal).sisa ?? 0)),
    // A class that is full may have a seat again when the gateway looks.
    outdated: form.differencesOf(plan).filter(({ what }) => what !== 'full').length,
    isUnsendable: buildBody(plan, catalogue, periode) === null,
  })
}
