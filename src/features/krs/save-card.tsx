import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { showToast } from '#shared/ui/toast.ts'
import { buildBody } from './build-body.ts'
import type { JenisKrs } from './jenis-krs.ts'
import type { Plan } from './plan.ts'
import { changeOf, isAskedFirst } from './registered-change.ts'
import styles from './save-card.module.css'
import { SaveQuestion } from './save-question.tsx'
import { SaveSum } from './save-sum.tsx'
import { useKurikulum } from './use-krs.ts'
import type { KrsFormState } from './use-krs-form.ts'
import { usePlanReason } from './use-plan-reason.tsx'
import { useSaveKrs } from './use-save-krs.ts'
import { useUndo } from './use-undo.ts'

/** A plan that is to be registered: the one on the screen, or what was registered before the last save. */
interface Wanted {
  plan: Plan
  isUndo: boolean
}

/** The one door for a save and for its undo: both are asked about by the same rule, and both say what they did. */
const useSending = (jenis: JenisKrs, form: KrsFormState) => {
  const { t } = useTranslation('krs')
  const { catalogue, registered, periode, plans } = form
  const [asked, setAsked] = useState<Wanted | null>(null)
  const isUndoing = useRef(false)
  const undo = useUndo(jenis, registered)
  const done = () => {
    showToast(t(isUndoing.current ? 'undo.done' : 'save.done', { jenis: jenis.toUpperCase() }))
    if (isUndoing.current) plans.setActive('A') // where what is registered stands, unless it was changed meanwhile
  }
  const write = useSaveKrs(jenis, done)
  const send = ({ plan, isUndo }: Wanted) => {
    setAsked(null)
    const body = buildBody(plan, catalogue, periode)
    if (!body) return
    isUndoing.current = isUndo
    if (!isUndo) undo.remember(plan)
    void write.save(body)
  }
  const want = (wanted: Wanted) =>
    isAskedFirst(changeOf(wanted.plan, registered, catalogue)) ? setAsked(wanted) : send(wanted)
  return { ...write, want, send, asked, cancel: () => setAsked(null), before: undo.before }
}

type Sending = ReturnType<typeof useSending>

/** The way back from the last save, while the registration is open. */
const Undo = ({
  jenis,
  form,
  before,
  sending,
}: {
  jenis: JenisKrs
  form: KrsFormState
  before: Plan
  sending: Sending
}) => {
  const { t } = useTranslation('krs')
  const reason = usePlanReason(jenis, form, before)
  return (
    <div className={styles['undo']}>
      <p>{t('undo.text', { jenis: jenis.toUpperCase() })}</p>
      <ActionButton
        look="quiet"
        reason={reason}
        pending={sending.isPending}
        onClick={() => sending.want({ plan: before, isUndo: true })}
      >
        {t('undo.button')}
      </ActionButton>
    </div>
  )
}

/** Sends the plan on the screen. On a phone it stays at the bottom while the list is scrolled. */
export const SaveCard = ({ jenis, form }: { jenis: JenisKrs; form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { refetch } = useKurikulum(jenis)
  const name = jenis.toUpperCase()
  const sending = useSending(jenis, form)
  const { isPending, failure, isWaiting, asked, before } = sending
  const reason = usePlanReason(jenis, form, form.plan)
  useEffect(() => {
    if (failure) void refetch() // what was refused is often a seat that has gone
  }, [failure, refetch])
  return (
    <BottomBar
      as="section"
      stays={form.isEditable ? 'narrow' : 'no'}
      className={`${String(styles['bar'])} ${form.isEditable ? '' : String(styles['closed'])}`}
      aria-label={t('save.label', { jenis: name })}
    >
      <SaveSum form={form} />
      <div className={styles['action']}>
        <ActionButton
          look="main"
          wide
          reason={reason}
          pending={isPending}
          onClick={() => sending.want({ plan: form.plan, isUndo: false })}
        >
          {isPending ? t('save.pending') : t('save.describe', { jenis: name })}
        </ActionButton>
      </div>
      {before && form.block === null ? <Undo jenis={jenis} form={form} before={before} sending={sending} /> : null}
      <div role="alert" className={styles['told']}>
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      </div>
      <div role="status" className={styles['told']}>
        {isWaiting ? <Notice tone="warn">{t('save.waiting')}</Notice> : null}
      </div>
      {asked ? (
        <SaveQuestion
          jenis={jenis}
          change={changeOf(asked.plan, form.registered, form.catalogue)}
          onConfirm={() => sending.send(asked)}
          onCancel={sending.cancel}
        />
      ) : null}
    </BottomBar>
  )
}
