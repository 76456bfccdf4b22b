import { IconDeviceFloppy } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { SaveButton } from '#shared/ui/save-button.tsx'
import { useReason } from '../action/use-reason.ts'
import type { FieldValues } from './field.ts'
import { changedFields } from './field-values.ts'
import styles from './save-bar.module.css'
import type { FieldsForm } from './use-fields-form.ts'

interface Props {
  form: FieldsForm
  /** What is known: what was typed differs from it, or is nothing to send. */
  before: FieldValues
  pending: boolean
  /** Undoes what was typed; where the form can be closed it closes it. */
  onDiscard: () => void
  /** Batal closes the form: it stands there without a change too. */
  closes?: boolean
}

/** At the foot of a form that changes what is known, in sight as soon as something was changed: how much is not sent yet, and the way to send it. */
export const SaveBar = ({ form, before, pending, onDiscard, closes = false }: Props) => {
  const { t } = useTranslation('ui')
  const readOnly = useReadOnlyReason()
  const values = useWatch({ control: form.form.control })
  const count = changedFields(form.fields, before, { ...before, ...values }).length
  const reason = useReason({ own: count === 0 ? { text: t('bar.nothing') } : null })
  if (count === 0 && !closes && !readOnly) return null
  return (
    <BottomBar className={styles['bar']}>
      <p role="status">
        <IconDeviceFloppy size={16} aria-hidden />
        <span>{count === 0 ? t('bar.saved') : t('bar.changes', { count })}</span>
      </p>
      <div className={styles['actions']}>
        <button type="button" className={buttonClass()} onClick={onDiscard}>
          {t('confirm.cancel')}
        </button>
        <SaveButton pending={pending} reason={reason} />
      </div>
    </BottomBar>
  )
}
