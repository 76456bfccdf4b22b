import type { ReactNode } from 'react'
import styles from './error-view.module.css'

interface Props {
  code: number
  message: string
  /** The hint of the specification. */
  hint: string
  /** A further hint for this case, below that of the specification. */
  note?: string | undefined
  /** Buttons. */
  actions: ReactNode
  /** Inside a layout, which has the landmark already. */
  inside?: boolean
}

/** Error page (section 2): code, message, hint and the ways on. The message is text, never HTML. */
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
