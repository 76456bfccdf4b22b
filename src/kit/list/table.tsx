import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type KodeGroup, kodeText } from '#domain/kode/kode-text.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatAngka } from '#shared/format/desimal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { DataTable } from '#shared/ui/list/data-table.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { type Angka, type Listed, type Rupiah, readRows, unreadOf, type Waktu } from '#shared/wire/readers.ts'
import styles from './table.module.css'
import { UnreadNote } from './unread-note.tsx'

/** Language and texts for formatting a cell. */
interface Writing {
  t: TFunction
  language: string
}

/** One column of a list, declared as data. */
export interface ListColumn<Row> {
  key: string
  /** Text key of its header. */
  title: string
  cell: (row: Row, writing: Writing) => ReactNode
  /** Set when the column names its row; on a phone it is the title of the row's card. */
  isHeader?: true
  /** Right-aligned, with digits of equal width. */
  numeric?: true
}

interface Options {
  /** Text key of its header; `column.<field>` by default. */
  title?: string
  /** Set when the column names its row. */
  header?: true
  /** Right-aligned. */
  numeric?: true
}

/** Shown for an absent value. */
const NONE = '–'

const column = <Row,>(
  key: string,
  { title = `column.${key}`, header, numeric }: Options,
  cell: ListColumn<Row>['cell'],
): ListColumn<Row> => ({ key, title, cell, ...(header && { isHeader: true }), ...(numeric && { numeric }) })

/** Creates a column helper that shows one field of the row, from a function that formats its value. */
const ofField =
  <Value,>(write: (value: Value, writing: Writing) => ReactNode, always: Options = {}) =>
  <Field extends string>(field: Field, options: Options = {}): ListColumn<Record<Field, Value>> =>
    column(field, { ...always, ...options }, (row, writing) => write(row[field], writing))

const inOnePiece = (value: string, { language }: Pick<Writing, 'language'>) => (
  <span className={styles.whole}>{shownText(value, language) || NONE}</span>
)

/** Column with a text of the gateway. */
export const text = ofField<string>((value, { language }) => shownText(value, language) || NONE)

/** Column with a number or word that should not be broken in a narrow column. */
export const whole = ofField<string>(inOnePiece)

/** Column with the label of a code in the screen's language (readings, 60). */
export const kode = <Field extends string>(group: KodeGroup, field: Field, options: Options = {}) =>
  ofField((value: string, writing) => inOnePiece(kodeText(group, value), writing))(field, options)

/** Column with a plain number. */
export const angka = ofField<Angka>(
  (value, { language }) =>
    value === undefined ? unreadableWord(language) : value === null ? NONE : formatAngka(value, language),
  { numeric: true },
)

/** Column with an amount. An unreadable one is marked as such and never shown as 0. */
export const rupiah = ofField<Rupiah>(
  (value, { language }) => (value === undefined ? unreadableWord(language) : formatRupiah(value)),
  { numeric: true },
)

/** Column with a calendar day: 22 Oktober 2026. */
export const tanggal = ofField<Waktu>((value, { language }) => formatTanggal(value, language) || NONE)

/** Column with a moment: 22 Oktober 2026, 14.05 WIB. */
export const momen = ofField<Waktu>((value, { language }) => {
  if (value === undefined) return unreadableWord(language)
  const moment = writtenMomenText(value, language)
  return moment ? `${moment.hari}, ${moment.jam}` : NONE
})

/** Column with custom content. */
export const custom = <Row,>(key: string, cell: ListColumn<Row>['cell'], options: Options = {}): ListColumn<Row> =>
  column(key, options, cell)

interface Props<Row> {
  /** Namespace of the texts of columns, caption and empty state. */
  ns: string
  /** Text keys. */
  caption: string
  empty: string
  columns: readonly ListColumn<Row>[]
  /** Rows of a response; null for one that could not be read. */
  rows: Listed<Row>
  /** Last row with sums, by column. Left out when a row could not be read. */
  totals?: Readonly<Record<string, ReactNode>>
  /** Label of each sum on a phone, by column: 'Jumlah SKS'. A total without a label is a sentence of its own there. */
  totalLabels?: Readonly<Record<string, string>>
  /** Values to interpolate into the caption. */
  about?: Readonly<Record<string, string>>
  /** Set to keep the table on a phone: for two or three narrow columns. */
  keep?: boolean
}

/**
 * Rows under declared columns: a table, or on a phone a card per row. The caption repeats the heading above. The number
 * of unreadable rows is shown below the table.
 */
export const Table = <Row,>(props: Props<Row>) => {
  const { ns, caption, empty, columns, rows, totals, totalLabels, about = {}, keep = false } = props
  const { t, i18n } = useTranslation(ns)
  const writing = { t, language: i18n.language }
  const unread = unreadOf(rows)
  const isAllUnread = unread > 0 && unread === rows.length
  return (
    <>
      {isAllUnread ? null : (
        <DataTable
          caption={t(caption, about)}
          captionHidden
          keep={keep}
          columns={columns.map(({ title, cell, ...column }) => ({
            ...column,
            title: t(title),
            value: (row: Row) => cell(row, writing),
          }))}
          rows={readRows(rows, 'noted')}
          rowKey={(_, place) => String(place)}
          emptyHint={t(empty)}
          {...(totals && unread === 0 && { totals, totalLabels })}
        />
      )}
      <UnreadNote of={rows} />
    </>
  )
}

interface DetailsProps<Row> {
  /** Namespace of the texts of the facts. */
  ns: string
  /** Declared like the columns of a list. */
  facts: readonly ListColumn<Row>[]
  of: Row
}

/** Details of one object: labels and values, declared like the columns of a list. */
export const Details = <Row,>({ ns, facts, of }: DetailsProps<Row>) => {
  const { t, i18n } = useTranslation(ns)
  return (
    <DescriptionList
      facts={facts.map(({ title, cell }) => ({ label: t(title), value: cell(of, { t, language: i18n.language }) }))}
    />
  )
}
