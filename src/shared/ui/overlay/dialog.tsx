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
  /** Buttons, right-aligned; the browser puts focus in and back. */
  actions: ReactNode
  /** 500 px instead of 400. */
  wide?: boolean
  /** Esc does not close it: something is on its way, or there is no way around the dialog. */
  locked?: boolean
  children: ReactNode
}

/** Modal dialog on the platform's own element: labelled, Esc and Back close it unless locked, focus in and back. */
export const Dialog = ({ title, onClose, actions, wide = false, locked = false, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const note = useContext(DialogNote)
  // Layout effect: closed while it still stands in the document, so that the browser gives the focus back.
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
    if (event.target !== event.currentTarget) return // the cancel of a file choice inside it bubbles
    event.preventDefault()
    if (!locked) onClose()
  }
  // A second Esc closes it without asking; whoever opened it decides all the same.
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
