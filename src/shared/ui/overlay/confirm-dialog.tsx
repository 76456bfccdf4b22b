import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../button/action-button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  /** Consequence of the action, as a question or a sentence. */
  children: ReactNode
  onConfirm: () => void
  /** Called by Esc and 'Batal'. */
  onCancel: () => void
  /** Labels of the buttons where 'Ok' or 'Batal' would be unclear (readings, 105). */
  confirmLabel?: string
  cancelLabel?: string
  /** True while the confirmed action is in flight: the dialog stays, and cannot be confirmed twice. */
  pending?: boolean
}

/** Confirms an action that cannot be undone (section 2): 'Konfirmasi' with 'Ok' and 'Batal', 400 px wide. */
export const ConfirmDialog = ({ children, onConfirm, onCancel, pending = false, ...labels }: Props) => {
  const { t } = useTranslation('ui')
  const { confirmLabel = t('confirm.ok'), cancelLabel = t('confirm.cancel') } = labels
  const cancel = () => {
    if (!pending) onCancel()
  }
  return (
    <Dialog
      title={t('confirm.title')}
      onClose={cancel}
      locked={pending}
      actions={
        <>
          <button type="button" className={buttonClass()} aria-disabled={pending} onClick={cancel}>
            {cancelLabel}
          </button>
          <ActionButton variant="main" pending={pending} onClick={onConfirm}>
            {pending ? t('pending') : confirmLabel}
          </ActionButton>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  )
}
