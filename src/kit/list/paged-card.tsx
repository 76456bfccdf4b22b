import type { ReactNode } from 'react'
import { Card } from '#shared/ui/card.tsx'
import { Answer, type Asked } from '../answer/answer.tsx'
import type { Cut } from './cut-page.ts'
import type { ListAddress, Turn } from './list-address.ts'
import { NoRows } from './no-rows.tsx'
import styles from './paged-card.module.css'
import { Pages } from './pages.tsx'

interface Props<Row, Filter extends string> {
  title: string
  /** Its `select` cuts the page out of the answer (cutAnswer). */
  of: Asked<Cut<Row> | null> & { isPlaceholderData?: boolean }
  address: ListAddress<Filter>
  onTurn: (part: Turn<Filter>) => void
  /** What will stand here. */
  empty: string
  /** That nothing matches the filter. */
  none?: string
  /** What narrows the list. */
  filter?: ReactNode
  /** Its rows are a table (Rows) and do not reach the edge of the card. */
  inset?: boolean
  /** @param isTurning the page before is still shown */
  children: (rows: readonly Row[], isTurning: boolean) => ReactNode
}

/** One page of a list, why it has no rows, and the way to the others; the page before stays until the next is there. */
export const PagedCard = <Row, Filter extends string>(props: Props<Row, Filter>) => {
  const { title, of, address, onTurn, empty, none, filter, inset = false, children } = props
  const { data: shown } = of
  const hasRows = shown != null && shown.rows.length > 0
  return (
    <Card title={title} updatedAt={of.dataUpdatedAt} flush>
      {filter ? <div className={styles['body']}>{filter}</div> : null}
      <div className={hasRows && !inset ? undefined : styles['body']} aria-busy={of.isPlaceholderData}>
        <Answer of={of} part={(cut) => cut} lines={16}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <NoRows address={address} total={total} onTurn={onTurn} empty={empty} none={none} />
            ) : (
              children(rows, of.isPlaceholderData === true)
            )
          }
        </Answer>
      </div>
      {hasRows ? <Pages address={address} total={shown.total} shown={shown.rows.length} onTurn={onTurn} /> : null}
    </Card>
  )
}
