import {
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { closeOnBack } from '#shared/browser/close-on-back.ts'
import styles from './dialog.module.css'
import { DialogNote } from './dialog-note.ts'

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
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const note = useContext(DialogNote)
  // Layout effect: closes the dialog while it is still in the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const onBack = useEffectEvent(() => {
    if (!locked) onClose()
  })
  useEffect(() => closeOnBack(() => onBack()), [])
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return // the cancel event of a file chooser inside it bubbles
    event.preventDefault()
    if (!locked) onClose()
  }
  // A second Esc closes it without a cancel event; the parent still decides.
  const onForced = () => {
    if (locked) ref.current?.showModal()
    else onClose()
  }
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
