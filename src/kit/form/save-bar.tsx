import { IconDeviceFloppy } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { BottomBar } from '#shared/ui/form/bottom-bar.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { useReason } from '../action/use-reason.ts'
import type { Field, FieldValues } from './field.ts'
import { changedFields, showValue } from './field-values.ts'
import styles from './save-bar.module.css'
import type { FieldsForm } from './use-fields-form.ts'

interface Props {
  form: FieldsForm
  /** Saved values, with which the form values are compared. */
  before: FieldValues
  pending: boolean
  /** Discards the changes; closes the form when it can be closed. */
  onDiscard: () => void
  /** True when Batal closes the form: the bar is then shown without changes too. */
  closes?: boolean
}

/**
 * Bar at the bottom of a form that changes existing data. It appears with the first change, with the number of unsaved
 * changes and the save button.
 */
export const SaveBar = ({ form, before, pending, onDiscard, closes = false }: Props) => {
  const { t } = useTranslation('ui')
  const readOnly = useReadOnlyReason()
  const values = useWatch({ control: form.form.control })
  const count = changedFields(form.fields, before, { ...before, ...values }).length
  const reason = useReason({ own: count === 0 ? { text: t('bar.nothing') } : null })
  if (count === 0 && !closes && !readOnly) return null
  return (
    <BottomBar className={styles.bar}>
      <p role="status">
        <IconDeviceFloppy size={16} aria-hidden />
        <span>{count === 0 ? t('bar.saved') : t('bar.changes', { count })}</span>
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass()} onClick={onDiscard}>
          {t('confirm.cancel')}
        </button>
        <SaveButton pending={pending} reason={reason} />
      </div>
    </BottomBar>
  )
}

interface SummaryProps {
  /** Namespace of the field texts. */
  ns: string
  /** The changes, each with the label of its field. */
  changes: readonly { field: Field; label: string }[]
  before: FieldValues
  after: FieldValues
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Dialog before saving: each changed field with its old and new value. */
export const ChangeSummary = ({ ns, changes, before, after, pending, onConfirm, onCancel }: SummaryProps) => {
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
      <ActionButton variant="main" pending={pending} onClick={onConfirm}>
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
      <dl className={styles.changes}>
        {changes.map(({ field, label }) => (
          <div key={field.name}>
            <dt>{label}</dt>
            <dd>
              <span>{t('ui:changes.before')}</span> <span>{shown(field, before)}</span>
            </dd>
            <dd className={styles.after}>
              <span>{t('ui:changes.after')}</span> <span>{shown(field, after)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
