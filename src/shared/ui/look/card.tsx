import { type ReactNode, useId } from 'react'
import { AsOfKept } from '../state/as-of-kept.tsx'
import styles from './card.module.css'

interface Props {
  title: string
  /** Beside the title: a link, a tag. */
  aside?: ReactNode
  /** dataUpdatedAt of the query that the card shows: data that an earlier page asked for says since when it is. */
  updatedAt?: number
  /** Without padding, for lists that reach the edge. */
  flush?: boolean
  children: ReactNode
}

/** One question each: a titled region on the surface colour. */
export const Card = ({ title, aside, updatedAt = 0, flush = false, children }: Props) => {
  const id = useId()
  return (
    <section className={`${styles.card}${flush ? ` ${styles.flush}` : ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <AsOfKept updatedAt={updatedAt} />
      {children}
    </section>
  )
}
