import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import styles from './save-card.module.css'
import { SaveQuestion } from './save-question.tsx'
import { SaveSum } from './save-sum.tsx'
import { usePlanReason } from './use-plan-reason.ts'
import { useSending } from './use-sending.ts'

/** Sends the plan on the screen, and is the way back from the last save while the registration is open. On a phone it stays at the bottom while the list is scrolled. */
export const SaveCard = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { plan, isEditable, registrasi } = form
  const { name, block } = registrasi
  const { want, question, isPending, failure, isWaiting, before } = useSending(form)
  const reason = usePlanReason(form, plan)
  const undoReason = usePlanReason(form, before ?? plan)
  return (
    <BottomBar
      as="section"
      stays={isEditable ? 'narrow' : 'no'}
      className={`${String(styles['bar'])} ${isEditable ? '' : String(styles['closed'])}`}
      aria-label={t('save.label', { jenis: name })}
    >
      <SaveSum form={form} />
      <div className={styles['action']}>
        <ActionButton
          look="main"
          wide
          reason={reason}
          pending={isPending}
          onClick={() => want({ plan, isUndo: false })}
        >
          {isPending ? t('save.pending') : t('save.describe', { jenis: name })}
        </ActionButton>
      </div>
      {before && block === null ? (
        <div className={styles['undo']}>
          <p>{t('undo.text', { jenis: name })}</p>
          <ActionButton
            look="quiet"
            reason={undoReason}
            pending={isPending}
            onClick={() => want({ plan: before, isUndo: true })}
          >
            {t('undo.button')}
          </ActionButton>
        </div>
      ) : null}
      <div role="alert" className={styles['told']}>
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      </div>
      <div role="status" className={styles['told']}>
        {isWaiting ? <Notice tone="warn">{t('save.waiting')}</Notice> : null}
      </div>
      {question ? <SaveQuestion name={name} {...question} /> : null}
    </BottomBar>
  )
}
