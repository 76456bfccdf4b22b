import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import styles from './change-summary.module.css'
import type { Field, FieldValues } from './field.ts'
import { showValue } from './field-values.ts'

interface Props {
  /** Of the texts that the fields name. */
  ns: string
  /** What changes, each with the name of its field. */
  changes: readonly { field: Field; label: string }[]
  before: FieldValues
  after: FieldValues
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Before anything is sent: every field that changes, as it was and as it will be. */
export const ChangeSummary = ({ ns, changes, before, after, pending, onConfirm, onCancel }: Props) => {
  const { t, i18n } = useTranslation(ns)
  const cancel = () => {
    if (!pending) onCancel()
  }
  const shown = (field: Field, values: FieldValues) =>
    showValue(field, values[field.name], t, i18n.language) || t('ui:changes.empty')
  const actions = (
    <>
      <button type="button" className={buttonClass()} aria-disabled={pending} onClick={cancel}>
        {t('ui:confirm.cancel')}
      </button>
      <ActionButton look="main" pending={pending} onClick={onConfirm}>
        {pending ? t('ui:save.pending') : t('ui:changes.send')}
      </ActionButton>
    </>
  )
  return (
    <Dialog
      title={t('ui:changes.title', { count: changes.length })}
      wide
      locked={pending}
      onClose={cancel}
      actions={actions}
    >
      <dl className={styles['changes']}>
        {changes.map(({ field, label }) => (
          <div key={field.name}>
            <dt>{label}</dt>
            <dd>
              <span>{t('ui:changes.before')}</span> {shown(field, before)}
            </dd>
            <dd className={styles['after']}>
              <span>{t('ui:changes.after')}</span> {shown(field, after)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
