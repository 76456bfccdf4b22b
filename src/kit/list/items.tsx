import type { ReactNode } from 'react'
import styles from './items.module.css'

interface Props<Row> {
  rows: readonly Row[]
  /** Of an answer: ids may be missing, or come twice. */
  idOf: (row: Row) => string
  /** Of each, where they do not reach the edge of a card. */
  className?: string | undefined
  children: (row: Row) => ReactNode
}

/** Things of an answer one below the other, a line between them. */
export const Items = <Row,>({ rows, idOf, className = styles.item, children }: Props<Row>) => (
  <ul className={styles.items}>
    {rows.map((row) => (
      <li key={`${idOf(row)} ${rows.indexOf(row)}`} className={className}>
        {children(row)}
      </li>
    ))}
  </ul>
)

interface HeadProps {
  title: ReactNode
  heading?: 'h3' | 'h4'
  /** Beside it: where the thing stands. */
  children?: ReactNode
}

/** What one of them is called. */
export const ItemHead = ({ title, heading: Heading = 'h3', children }: HeadProps) => (
  <div className={styles.head}>
    <Heading>{title}</Heading>
    {children}
  </div>
)
