import type { ReactNode } from 'react'
import styles from './error-view.module.css'

interface Props {
  code: number
  message: string
  hint: string
  action: ReactNode
  /** Inside a layout, which has the landmark already. */
  inside?: boolean
}

/** Error page (section 2): code, message, hint and one way on. The message is text, never HTML. */
export const ErrorView = ({ code, message, hint, action, inside = false }: Props) => {
  const Frame = inside ? 'div' : 'main'
  return (
    <Frame className={`${styles.page}${inside ? ` ${styles.inside}` : ''}`}>
      <div className={styles.box}>
        <h1 className={styles.code}>ERROR {code}</h1>
        <p className={styles.message}>{message}</p>
        <p className={styles.hint}>{hint}</p>
        {action}
      </div>
    </Frame>
  )
}
