import { type ReactNode, useId } from 'react'
import { AsOfKept } from '../state/as-of-kept.tsx'
import styles from './card.module.css'

interface Props {
  title: string
  /** Content beside the title: a link, a tag. */
  aside?: ReactNode
  /** dataUpdatedAt of the query that the card shows: data fetched by an earlier page is shown with its time. */
  updatedAt?: number
  /** Without padding, for lists that reach the edge. */
  flush?: boolean
  children: ReactNode
}

/** Titled region on the surface colour, for one question each. */
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
