import { useEffect, useState } from 'react'
import { onToast } from './toast.ts'
import styles from './toast-area.module.css'

/** Section 8: toast errors stand at the bottom for 5 s. */
const TOAST_MS = 5000

/** The live region in which toasts appear; it exists before they do, or they would not be read out. */
export const ToastArea = () => {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => onToast(setText), [])
  useEffect(() => {
    if (text === null) return undefined
    const timer = setTimeout(() => setText(null), TOAST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={styles['area']} role="status">
      {text === null ? null : <p className={styles['toast']}>{text}</p>}
    </div>
  )
}
