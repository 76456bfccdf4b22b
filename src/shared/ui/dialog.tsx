import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

interface Props {
  title: string
  onClose: () => void
  /** Buttons, right-aligned; the browser puts focus in and back. */
  actions: ReactNode
  children: ReactNode
}

/** Modal dialog on the platform's own element: labelled, Esc closes, focus in and back. */
export const Dialog = ({ title, onClose, actions, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Layout effect: closed while it still stands in the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby={id} onCancel={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={styles['actions']}>{actions}</div>
    </dialog>
  )
}
