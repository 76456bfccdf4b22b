import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toSksMeter } from '#domain/krs/sks.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { BottomBar } from '#shared/ui/form/bottom-bar.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { CALLS } from '../calls.ts'
import { buildBody, type Plan, resolvePilihan } from '../rencana/plan.ts'
import { sumText } from '../rencana/sum-text.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import type { MakulTawaran } from '../tawaran/catalogue.ts'
import styles from './save-card.module.css'
import { useSending } from './use-sending.tsx'

const stateText = ({ isRegistered, isPart, plan }: KrsFormState): string => {
  if (isPart(plan)) return 'save.isPart'
  if (!isRegistered(plan)) return 'save.isDraft'
  return plan.makul.length > 0 ? 'save.isSaved' : 'picks.none'
}

/** SKS and save state of the plan; while a makul is highlighted, also the sum including it. */
const SaveSum = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { pointed, meter } = form
  const [wish, setWish] = useState<MakulTawaran | null>(null)
  useEffect(() => pointed.subscribe(setWish), [pointed])
  const next = wish && toSksMeter([...form.picks.map(({ makul }) => makul), wish], meter.maksimal)
  const sum = next?.sks == null ? '' : sumText(next, t, true)
  return (
    <p className={styles.sum}>
      {form.isUnreadable ? null : <b>{sumText(meter, t, true)}</b>}
      <span className={sum && styles.behind}>{t(stateText(form))}</span>
      {sum ? (
        <span className={(next?.sisa ?? 0) < 0 ? styles.over : styles.next}>{t('meter.next', { sum })}</span>
      ) : null}
    </p>
  )
}

/**
 * Returns why a plan cannot be registered now: the current one, or the one that an undo restores. Checks general
 * reasons first, then the registration, then the plan.
 */
const usePlanReason = (form: KrsFormState, plan: Plan): Reason | null => {
  const { t } = useTranslation('krs')
  const { registrasi, catalogue, meter } = form
  const makul = resolvePilihan(plan.makul, catalogue).map((one) => one.makul)
  const tooMany = Math.max(0, -(toSksMeter(makul, meter.maksimal).sisa ?? 0))
  // A full class may have a seat again when the gateway checks.
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
  return useReason({ of: CALLS[registrasi.jenis].save, own })
}

/** Saves the current plan, or undoes the last save while the registration is open. Sticky bottom bar on a phone. */
export const SaveCard = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { plan, isEditable, registrasi } = form
  const { name, block } = registrasi
  const { want, question, notices, isPending, before } = useSending(form)
  const reason = usePlanReason(form, plan)
  const undoReason = usePlanReason(form, before ?? plan)
  return (
    <BottomBar
      as="section"
      stays={isEditable ? 'narrow' : 'no'}
      className={`${styles.bar} ${isEditable ? '' : styles.closed}`}
      aria-label={t('save.label', { jenis: name })}
    >
      <SaveSum form={form} />
      <div className={styles.action}>
        <ActionButton variant="main" wide reason={reason} pending={isPending} onClick={() => want(plan)}>
          {isPending ? t('save.pending') : t('save.describe', { jenis: name })}
        </ActionButton>
      </div>
      {before && block === null ? (
        <div className={styles.undo}>
          <p>{t('undo.text', { jenis: name })}</p>
          <ActionButton variant="quiet" reason={undoReason} pending={isPending} onClick={() => want(before, true)}>
            {t('undo.button')}
          </ActionButton>
        </div>
      ) : null}
      {notices}
      {question}
    </BottomBar>
  )
}
