import type { ReactNode } from 'react'
import { EmptyState } from '../state/empty-state.tsx'
import styles from './data-table.module.css'

/** One column of a table. */
export interface Column<Row> {
  key: string
  title: string
  value: (row: Row) => ReactNode
  /** Right-aligned, figures of equal width, never wrapped. */
  numeric?: boolean
  /** Names its row; on a phone the title of its card. */
  isHeader?: boolean
}

interface Props<Row> {
  caption: string
  /** The heading above says the same: the caption is for screen readers. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, place: number) => string
  /** What will stand here, below 'Tidak ada data'. */
  emptyHint: string
  /** Last row, by column: sums. */
  totals?: Readonly<Record<string, ReactNode>>
  /**
   * What each sum is called where rows are cards, by column: 'Jumlah SKS'. There the last row is read as sentences, without the
   * cell that names it, and a total without a label is a sentence of its own.
   */
  totalLabels?: Readonly<Record<string, string>> | undefined
  /** Stays a table on a phone: for two or three narrow columns. */
  keep?: boolean
}

// display: block takes the meaning of a table away from its parts; named roles keep it.
const TABLE = { role: 'table' }
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const ROW_HEAD = { role: 'rowheader' }
const CELL = { role: 'cell' }

const alignment = (column: { numeric?: boolean }) => (column.numeric ? styles.numeric : undefined)

interface CellsProps<Row> extends Pick<Props<Row>, 'columns'> {
  row: Row
  /** What a cell is called where rows are cards; the titles of the columns without it. */
  labels?: Readonly<Record<string, string>> | undefined
}

const Cells = <Row,>({ columns, row, labels }: CellsProps<Row>) =>
  columns.map((column) =>
    column.isHeader ? (
      <th key={column.key} scope="row" className={alignment(column)} {...ROW_HEAD}>
        {column.value(row)}
      </th>
    ) : (
      <td
        key={column.key}
        data-label={labels ? labels[column.key] : column.title}
        className={alignment(column)}
        {...CELL}
      >
        <div>{column.value(row)}</div>
      </td>
    ),
  )

/**
 * Rows of data: a table, and on a phone, or where a tablet leaves little beside its menu, a card of labels and values
 * for each row, so that nothing scrolls sideways.
 */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { caption, captionHidden = false, columns, rows, rowKey, emptyHint, totals, totalLabels, keep = false } = props
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${keep ? styles.keep : styles.cards}`} {...TABLE}>
        <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead {...GROUP}>
          <tr {...ROW}>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={alignment(column)} {...HEAD}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...GROUP}>
          {rows.map((row, place) => (
            <tr key={rowKey(row, place)} {...ROW}>
              <Cells columns={columns} row={row} />
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr {...ROW}>
              <td colSpan={columns.length} className={styles.empty} {...CELL}>
                <EmptyState hint={emptyHint} />
              </td>
            </tr>
          ) : null}
        </tbody>
        {totals && rows.length > 0 ? (
          <tfoot {...GROUP}>
            <tr className={totalLabels && styles.said} {...ROW}>
              <Cells
                labels={totalLabels}
                columns={columns.map((column) => ({ ...column, value: () => totals[column.key] ?? '' }))}
                row={null}
              />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
