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

/** What a cell is written with. */
interface Writing {
  t: TFunction
  language: string
}

/** One column of a list, as data. */
export interface ListColumn<Row> {
  key: string
  /** Text key of its head. */
  title: string
  cell: (row: Row, writing: Writing) => ReactNode
  /** Names its row; on a phone the title of its card. */
  isHeader?: true
  /** Right-aligned, figures of equal width. */
  numeric?: true
}

interface Options {
  /** Text key of its head; `column.<field>` without it. */
  title?: string
  /** Names its row. */
  header?: true
  /** Right-aligned. */
  numeric?: true
}

/** What is not there is a dash. */
const NONE = '–'

const column = <Row,>(
  key: string,
  { title = `column.${key}`, header, numeric }: Options,
  cell: ListColumn<Row>['cell'],
): ListColumn<Row> => ({ key, title, cell, ...(header && { isHeader: true }), ...(numeric && { numeric }) })

/** Makes the word for a column that shows one field of its row, by how a value is written. */
const ofField =
  <Value,>(write: (value: Value, writing: Writing) => ReactNode, always: Options = {}) =>
  <Field extends string>(field: Field, options: Options = {}): ListColumn<Record<Field, Value>> =>
    column(field, { ...always, ...options }, (row, writing) => write(row[field], writing))

const inOnePiece = (value: string, { language }: Pick<Writing, 'language'>) => (
  <span className={styles.whole}>{shownText(value, language) || NONE}</span>
)

/** A text of the gateway. */
export const text = ofField<string>((value, { language }) => shownText(value, language) || NONE)

/** A number or a word that reads badly when a narrow column breaks it. */
export const whole = ofField<string>(inOnePiece)

/** A code, as the student reads it in the language of the screen (readings, 60). */
export const kode = <Field extends string>(group: KodeGroup, field: Field, options: Options = {}) =>
  ofField((value: string, writing) => inOnePiece(kodeText(group, value), writing))(field, options)

/** A number as it is. */
export const angka = ofField<Angka>(
  (value, { language }) =>
    value === undefined ? unreadableWord(language) : value === null ? NONE : formatAngka(value, language),
  { numeric: true },
)

/** An amount; one that cannot be read says so, and is never 0. */
export const rupiah = ofField<Rupiah>(
  (value, { language }) => (value === undefined ? unreadableWord(language) : formatRupiah(value)),
  { numeric: true },
)

/** A calendar day: 22 Oktober 2026. */
export const tanggal = ofField<Waktu>((value, { language }) => formatTanggal(value, language) || NONE)

/** A moment: 22 Oktober 2026, 14.05 WIB. */
export const momen = ofField<Waktu>((value, { language }) => {
  if (value === undefined) return unreadableWord(language)
  const moment = writtenMomenText(value, language)
  return moment ? `${moment.hari}, ${moment.jam}` : NONE
})

/** Anything else, by hand. */
export const custom = <Row,>(key: string, cell: ListColumn<Row>['cell'], options: Options = {}): ListColumn<Row> =>
  column(key, options, cell)

interface Props<Row> {
  /** Namespace of the texts that columns, caption and empty name. */
  ns: string
  /** Text keys. */
  caption: string
  empty: string
  columns: readonly ListColumn<Row>[]
  /** Of an answer; null for one that could not be read. */
  rows: Listed<Row>
  /** Last row, by column: sums. Left out where a row could not be read. */
  totals?: Readonly<Record<string, ReactNode>>
  /** What each sum is called on a phone, by column: 'Jumlah SKS'. A total without one is a sentence of its own there. */
  totalLabels?: Readonly<Record<string, string>>
  /** What the caption names: the values of its text. */
  about?: Readonly<Record<string, string>>
  /** Stays a table on a phone: for two or three narrow columns. */
  keep?: boolean
}

/**
 * Rows under declared columns: a table, on a phone a card for each row. The heading above says what the caption says; below the
 * table stands how many rows could not be read.
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
    <DescriptionList
      facts={facts.map(({ title, cell }) => ({ label: t(title), value: cell(of, { t, language: i18n.language }) }))}
    />
  )
}
