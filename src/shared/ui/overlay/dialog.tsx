import { type ReactNode, useContext, useId } from 'react'
import styles from './dialog.module.css'
import { DialogNote } from './dialog-note.ts'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  onClose: () => void
  /** Buttons, right-aligned; the browser manages the focus. */
  actions: ReactNode
  /** 500 px instead of 400. */
  wide?: boolean
  /** Disables Esc: a request is in flight, or the dialog is mandatory. */
  locked?: boolean
  children: ReactNode
}

/** Modal dialog on the native element: labelled, closed by Esc and Back unless locked, with focus management. */
export const Dialog = ({ title, onClose, actions, wide = false, locked = false, children }: Props) => {
  const { ref, onCancel, onForced } = useModal({ onClose, locked })
  const id = useId()
  const note = useContext(DialogNote)
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog}${wide ? ` ${styles.wide}` : ''}`}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onForced}
    >
      <h2 id={id}>{title}</h2>
      {note === null ? null : <p className={styles.note}>{note}</p>}
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
