import { IconDeviceFloppy } from '@tabler/icons-react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/read-only.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { SaveButton } from '#shared/ui/save-button.tsx'
import styles from './biodata.module.css'
import { type BiodataValues, changedFields } from './biodata-values.ts'

interface Props {
  control: Control<BiodataValues>
  before: BiodataValues
  pending: boolean
  /** Undoes what was typed; where the form can be closed it closes it. */
  onDiscard: () => void
  /** Batal closes the form: it stands there without a change too. */
  closes: boolean
}

/** At the foot of the form, in sight as soon as something was changed: what is not sent yet, and the way to send it. */
export const SaveBar = ({ control, before, pending, onDiscard, closes }: Props) => {
  const { t } = useTranslation('biodata')
  const readOnly = useReadOnlyReason()
  const values = useWatch({ control })
  const count = changedFields(before, { ...before, ...values } as BiodataValues).length
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
          {t('ui:confirm.cancel')}
        </button>
        <SaveButton pending={pending} reason={reason} />
      </div>
    </BottomBar>
  )
}
