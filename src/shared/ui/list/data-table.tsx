import type { ReactNode } from 'react'
import { EmptyState } from '../state/empty-state.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  key: string
  title: string
  value: (row: Row) => ReactNode
  /** Right-aligned, tabular figures, no wrapping. */
  numeric?: boolean
  /** Set when it names its row; on a phone it is the title of the card. */
  isHeader?: boolean
}

interface Props<Row> {
  caption: string
  /** Set when the heading above is the same: the caption is for screen readers. */
  captionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, place: number) => string
  /** Sentence below 'Tidak ada data' about the future content. */
  emptyHint: string
  /** Last row with sums, by column. */
  totals?: Readonly<Record<string, ReactNode>>
  /**
   * Labels of the sums where rows are cards, by column: 'Jumlah SKS'. There the last row is read as sentences, without
   * its title cell, and a total without a label is a sentence of its own.
   */
  totalLabels?: Readonly<Record<string, string>> | undefined
  /** Keeps the table layout on a phone: for two or three narrow columns. */
  keep?: boolean
}

// display: block removes the table semantics; explicit roles keep them.
const TABLE = { role: 'table' }
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const ROW_HEAD = { role: 'rowheader' }
const CELL = { role: 'cell' }

const alignment = (column: { numeric?: boolean }) => (column.numeric ? styles.numeric : undefined)

interface CellsProps<Row> extends Pick<Props<Row>, 'columns'> {
  row: Row
  /** Labels of the cells where rows are cards; the column titles by default. */
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
 * Table of data rows. On a phone, or where a tablet has little space beside its menu, each row is a card of labels and
 * values, so that nothing scrolls sideways.
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
