import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { showToast } from '#shared/ui/toast.ts'
import { buildBody } from './build-body.ts'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './save-card.module.css'
import { SaveSum } from './save-sum.tsx'
import { useBlockReason } from './use-block-reason.tsx'
import { useKurikulum } from './use-krs.ts'
import type { KrsFormState } from './use-krs-form.ts'
import { useSaveKrs } from './use-save-krs.ts'
import { useSendReason } from './use-send-reason.tsx'

/** What of a plan can not be sent; a class that is full may have a seat again when the gateway looks. */
const outdatedIn = ({ differences }: KrsFormState): number => differences.filter(({ what }) => what !== 'full').length

const useReason = (jenis: JenisKrs, form: KrsFormState, isUnsendable: boolean) => {
  const { block, jendela, plan, meter } = form
  return useSendReason({
    blocked: useBlockReason(jenis, block, jendela),
    isUnreadable: form.isUnreadable,
    isEmpty: plan.makul.length === 0,
    isSaved: form.isSaved,
    tooMany: Math.max(0, -(meter.sisa ?? 0)),
    outdated: outdatedIn(form),
    isUnsendable,
  })
}

/** A PKRS takes effect at once: what it would drop is said first, and so is every clash. */
const useWarnings = (jenis: JenisKrs, { clashes, ujianClashes, plan, registered }: KrsFormState): string[] => {
  const { t } = useTranslation('krs')
  const kept = new Set(plan.makul.map(({ idMakul }) => idMakul))
  const dropped = jenis === 'pkrs' ? registered.makul.filter(({ idMakul }) => !kept.has(idMakul)).length : 0
  return [
    ...(clashes.length > 0 ? [t('confirm.clash', { count: clashes.length })] : []),
    ...(ujianClashes.length > 0 ? [t('confirm.exam', { count: ujianClashes.length })] : []),
    ...(dropped > 0 ? [t('confirm.dropped', { count: dropped })] : []),
  ]
}

/** Sends the plan on the screen. On a phone it stays at the bottom while the list is scrolled. */
export const SaveCard = ({ jenis, form }: { jenis: JenisKrs; form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const [isAsking, setAsking] = useState(false)
  const { refetch } = useKurikulum(jenis)
  const name = jenis.toUpperCase()
  const { save, isPending, failure, isWaiting } = useSaveKrs(jenis, () => showToast(t('save.done', { jenis: name })))
  const body = buildBody(form.plan, form.catalogue, form.periode)
  const reason = useReason(jenis, form, body === null)
  const warnings = useWarnings(jenis, form)
  useEffect(() => {
    if (failure) void refetch() // what was refused is often a seat that has gone
  }, [failure, refetch])
  const send = () => {
    setAsking(false)
    if (body) void save(body)
  }
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
          onClick={() => (warnings.length > 0 ? setAsking(true) : send())}
        >
          {isPending ? t('save.pending') : t('save.describe', { jenis: name })}
        </ActionButton>
      </div>
      <div role="alert" className={styles['told']}>
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      </div>
      <div role="status" className={styles['told']}>
        {isWaiting ? <Notice tone="warn">{t('save.waiting')}</Notice> : null}
      </div>
      {isAsking ? (
        <ConfirmDialog onConfirm={send} onCancel={() => setAsking(false)}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>{t('confirm.question', { jenis: name })}</p>
        </ConfirmDialog>
      ) : null}
    </BottomBar>
  )
}
