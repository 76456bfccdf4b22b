import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#shared/ui/data-table.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import type { ListColumn } from './columns.tsx'

interface Props<Row> {
  /** Namespace of the texts that columns, caption and empty name. */
  ns: string
  /** Text keys. */
  caption: string
  empty: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Last row, by column: sums. */
  totals?: Readonly<Record<string, ReactNode>>
}

/** Rows under declared columns: a table, on a phone a card for each row. The heading above says what the caption says. */
export const Rows = <Row,>({ ns, caption, empty, columns, rows, totals }: Props<Row>) => {
  const { t, i18n } = useTranslation(ns)
  const writing = { t, language: i18n.language }
  return (
    <DataTable
      caption={t(caption)}
      captionHidden
      columns={columns.map(({ title, cell, ...column }) => ({
        ...column,
        title: t(title),
        value: (row: Row) => cell(row, writing),
      }))}
      rows={rows}
      rowKey={(_, place) => String(place)}
      emptyHint={t(empty)}
      {...(totals && { totals })}
    />
  )
}

interface DetailsProps<Row> {
  /** Namespace of the texts that the facts name. */
  ns: string
  /** Declared as columns of a list are. */
  facts: readonly ListColumn<Row>[]
  of: Row
}

/** One thing of an answer to read: label and value, declared as the columns of a list are. */
export const Details = <Row,>({ ns, facts, of }: DetailsProps<Row>) => {
  const { t, i18n } = useTranslation(ns)
  return (
    <Facts
      facts={facts.map(({ title, cell }) => ({ label: t(title), value: cell(of, { t, language: i18n.language }) }))}
    />
  )
}
