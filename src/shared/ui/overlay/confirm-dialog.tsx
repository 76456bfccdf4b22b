import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../button/action-button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  /** What will happen, as a question or a sentence. */
  children: ReactNode
  onConfirm: () => void
  /** Esc and 'Batal'. */
  onCancel: () => void
  /** What the buttons do, where 'Ok' or 'Batal' would not say it (readings, 105). */
  confirmLabel?: string
  cancelLabel?: string
  /** Confirmed and on its way: the dialog stays, and is not confirmed twice. */
  pending?: boolean
}

/** Asks before something that can not be undone (section 2): 'Konfirmasi' with 'Ok' and 'Batal', 400 px wide. */
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
          <ActionButton look="main" pending={pending} onClick={onConfirm}>
            {pending ? t('pending') : confirmLabel}
          </ActionButton>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  )
}
