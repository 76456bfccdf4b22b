import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface Props {
  title: string
  /** Beside the title: a link, a tag, an 'as of'. */
  aside?: ReactNode
  /** Without padding, for lists that reach the edge. */
  flush?: boolean
  children: ReactNode
}

/** One question each: a titled region on the surface colour. */
export const Card = ({ title, aside, flush = false, children }: Props) => {
  const id = useId()
  return (
    <section className={`${String(styles['card'])}${flush ? ` ${String(styles['flush'])}` : ''}`} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
