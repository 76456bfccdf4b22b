import { useTranslation } from 'react-i18next'
import { useReason } from '#kit/action/use-reason.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import { type Plan, resolvePilihan } from '../rencana/plan.ts'
import { toSksMeter } from '../rencana/sks.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import { buildBody } from './build-body.ts'

/**
 * Why a plan can not be registered now, the one on the screen or what an undo would bring back: what is true for
 * everything first, then the registration, then the plan itself.
 */
export const usePlanReason = (form: KrsFormState, plan: Plan): Reason | null => {
  const { t } = useTranslation('krs')
  const { registrasi, catalogue, meter } = form
  const makul = resolvePilihan(plan.makul, catalogue).map((one) => one.makul)
  const tooMany = Math.max(0, -(toSksMeter(makul, meter.maksimal).sisa ?? 0))
  // A class that is full may have a seat again when the gateway looks.
  const outdated = form.differencesOf(plan).filter(({ what }) => what !== 'full').length
  const isUnsendable = buildBody(plan, catalogue, registrasi.periode) === null
  const ofPlan: [unknown, Reason][] = [
    [form.isUnreadable, { text: t('send.unreadable'), rule: 'KRS-DAFTAR' }],
    [plan.makul.length === 0, { text: t('send.empty'), kind: 'wait' }],
    [form.isRegistered(plan), { text: t('send.saved'), kind: 'wait' }],
    [outdated, { text: t('send.outdated', { count: outdated }), rule: 'KRS-BEDA' }],
    [tooMany, { text: t('send.tooMany', { count: tooMany }), rule: 'KRS-SKS' }],
    [isUnsendable, { text: t('send.unsendable'), rule: 'KRS-PERIODE' }],
  ]
  const own = registrasi.reason ?? ofPlan.find(([holds]) => holds)?.[1] ?? null
  return useReason({ assumed: t('send.notHere'), own })
}
