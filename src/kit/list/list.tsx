import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Listed } from '#shared/wire/readers.ts'
import styles from './list.module.css'
import { UnreadNote } from './unread-note.tsx'

interface Props<Row> {
  /** Rows of a response; null for one that could not be read. */
  rows: Listed<Row>
  /** Returns the id of a row. Ids from a response may be missing or duplicate. */
  idOf: (row: Row) => string
  /** Class of each row when the rows do not extend to the edge of a card. */
  className?: string | undefined
  children: (row: Row) => ReactNode
}

/** Rows of a response, separated by lines, with the number of unreadable rows below. */
export const List = <Row,>({ rows, idOf, className = styles.item, children }: Props<Row>) => (
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
  /** Address that the whole row links to; null or undefined for a row without a link. */
  to?: string | null | undefined
  /** Rendered next to the title: the state of the item. */
  children?: ReactNode
}

/** Title of a row. A row with a link can be pressed anywhere and has an arrow. */
export const ListItemHead = ({ title, heading: Heading = 'h3', to, children }: HeadProps) => {
  const words = to ? (
    <Link className={styles.open} to={to}>
      {title}
    </Link>
  ) : (
    title
  )
  const head = (
    <div className={styles.head}>
      <Heading>{words}</Heading>
      {children}
    </div>
  )
  if (!to) return head
  return (
    <div className={styles.opens}>
      {head}
      <IconChevronRight size={20} aria-hidden />
    </div>
  )
}
