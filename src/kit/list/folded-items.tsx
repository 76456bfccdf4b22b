import type { ComponentProps } from 'react'
import { Fold } from '#shared/ui/fold.tsx'
import styles from './items.module.css'
import { Items } from './items.tsx'

interface Props<Row> extends ComponentProps<typeof Items<Row>> {
  /** Rows in sight; the others are folded. */
  first: number
  /** Title of the fold, for the number of rows in it. */
  title: (count: number) => string
}

/** A list whose first rows are in sight and whose older rows are folded into one line. */
export const FoldedItems = <Row,>({ rows, first, title, ...items }: Props<Row>) => (
  <>
    <Items rows={rows.slice(0, first)} {...items} />
    {rows.length > first ? (
      <div className={styles.older}>
        <Fold title={title(rows.length - first)}>
          <Items rows={rows.slice(first)} {...items} />
        </Fold>
      </div>
    ) : null}
  </>
)
