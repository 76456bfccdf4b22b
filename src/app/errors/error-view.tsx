import type { ReactNode } from 'react'
import styles from './error-view.module.css'

interface Props {
  code: number
  message: string
  /** Hint of the specification. */
  hint: string
  /** Additional hint below it. */
  note?: string | undefined
  actions: ReactNode
  /** True within a layout, which already has the main landmark. */
  inside?: boolean
}

/** Error page (section 2): code, message, hint and actions. The message is rendered as text, never as HTML. */
export const ErrorView = ({ code, message, hint, note, actions, inside = false }: Props) => {
  const Frame = inside ? 'div' : 'main'
  return (
    <Frame className={`${styles.page}${inside ? ` ${styles.inside}` : ''}`}>
      <div className={styles.box}>
        <h1 className={styles.code}>{`ERROR ${code}`}</h1>
        <p className={styles.message}>{message}</p>
        <div className={styles.hint}>
          <p>{hint}</p>
          {note ? <p>{note}</p> : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Frame>
  )
}
