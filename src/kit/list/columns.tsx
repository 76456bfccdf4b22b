import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { type KodeGroup, kodeText } from '#domain/kode/kode-text.ts'
import { momenText } from '#shared/format/momen.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import type { Rupiah } from '#shared/wire/readers.ts'
import styles from './columns.module.css'

/** What a cell is written with. */
export interface Writing {
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

const inOnePiece = (value: string) => <span className={styles['whole']}>{value || NONE}</span>

/** A text of the gateway. */
export const text = ofField<string>((value) => value || NONE)

/** A number or a word that reads badly when a narrow column breaks it. */
export const whole = ofField(inOnePiece)

/** A code, as the student reads it in the language of the screen (readings, 64). */
export const kode = <Field extends string>(group: KodeGroup, field: Field, options: Options = {}) =>
  ofField((value: string) => inOnePiece(kodeText(group, value)))(field, options)

/** A number as it is. */
export const angka = ofField<number | null>((value) => value ?? NONE, { numeric: true })

/** An amount; one that can not be read is a dash, never 0. */
export const rupiah = ofField<Rupiah>((value) => formatRupiah(value), { numeric: true })

/** A calendar day: 22 Oktober 2026. */
export const tanggal = ofField<string | null>((value, { language }) => {
  const day = parseTanggal(value)
  return day ? formatTanggal(day, language) : NONE
})

/** A moment: 22 Oktober 2026, 14.05 WIB. */
export const momen = ofField<string | null>((value, { language }) => {
  const at = parseTanggal(value)
  if (!at) return NONE
  const { hari, jam } = momenText(at, language)
  return `${hari}, ${jam}`
})

/** Anything else, by hand. */
export const custom = <Row,>(key: string, cell: ListColumn<Row>['cell'], options: Options = {}): ListColumn<Row> =>
  column(key, options, cell)
