import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { closeOnBack } from '#shared/browser/close-on-back.ts'

interface Options {
  onClose: () => void
  /** Disables Esc and Back. */
  locked?: boolean
  /** True when the address opens the dialog with a history entry of its own, so that Back closes it anyway. */
  hasEntry?: boolean
}

/**
 * Returns ref and event handlers of a native modal dialog that Esc and Back close unless it is locked. The browser
 * manages the focus.
 */
export const useModal = ({ onClose, locked = false, hasEntry = false }: Options) => {
  const ref = useRef<HTMLDialogElement>(null)
  // Layout effect: closes the dialog while it is still in the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const onBack = useEffectEvent(() => {
    if (!locked) onClose()
  })
  useEffect(() => closeOnBack(hasEntry ? null : () => onBack()), [hasEntry])
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
  return { ref, onCancel, onForced }
}
