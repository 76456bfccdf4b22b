import type { ReactNode } from 'react'
import type { Listed } from '#shared/wire/readers.ts'
import styles from './items.module.css'
import { UnreadNote } from './unread-note.tsx'

interface Props<Row> {
  /** Of an answer; null for one that could not be read. */
  rows: Listed<Row>
  /** Of an answer: ids may be missing, or come twice. */
  idOf: (row: Row) => string
  /** Of each, where they do not reach the edge of a card. */
  className?: string | undefined
  children: (row: Row) => ReactNode
}

/** Things of an answer one below the other, a line between them; below them, how many could not be read. */
export const Items = <Row,>({ rows, idOf, className = styles.item, children }: Props<Row>) => (
  <>
    <ul className={styles.items}>
      {rows.map((row) =>
        row === null ? null : (
          <li key={`${idOf(row)} ${rows.indexOf(row)}`} className={className}>
            {children(row)}
          </li>
        ),
      )}
    </ul>
    <UnreadNote of={rows} />
  </>
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
