import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../button/button-class.ts'
import { Dialog } from './dialog.tsx'
import styles from './modal.module.css'
import { type Reason, WhyNot } from './why-not.tsx'

interface Props {
  title: string
  /** Called by Esc and 'Batal', without confirmation. */
  onClose: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** True while the request is in flight: the modal stays, and cannot be submitted twice. */
  pending?: boolean
  /** Reason that disables submitting. */
  reason?: Reason | null
  submitLabel?: string
  children: ReactNode
}

/**
 * A form above the screen (section 2): 'Batal' and 'Proses', 500 px wide. Render it beside the screen's own form, not
 * in it.
 */
export const Modal = ({ title, onClose, onSubmit, pending = false, reason, submitLabel, children }: Props) => {
  const { t } = useTranslation('ui')
  const form = useId()
  const why = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending && !reason) onSubmit(event)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      wide
      locked={pending}
      actions={
        <>
          {reason ? (
            <div className={styles.why}>
              <WhyNot id={why} reason={reason} />
            </div>
          ) : null}
          <button
            type="button"
            className={buttonClass()}
            aria-disabled={pending}
            onClick={() => {
              if (!pending) onClose()
            }}
          >
            {t('modal.cancel')}
          </button>
          <button
            type="submit"
            form={form}
            className={buttonClass('main')}
            aria-disabled={pending || Boolean(reason)}
            aria-describedby={reason ? why : undefined}
          >
            {pending ? t('pending') : (submitLabel ?? t('modal.submit'))}
          </button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        {children}
      </form>
    </Dialog>
  )
}
