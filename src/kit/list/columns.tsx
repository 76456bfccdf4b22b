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
}

/** What is not there is a dash. */
const NONE = '–'

const column = <Row,>(
  key: string,
  { title = `column.${key}`, header }: Options,
  cell: ListColumn<Row>['cell'],
): ListColumn<Row> => ({ key, title, cell, ...(header && { isHeader: true }) })

/** A text of the gateway. */
export const text = <Field extends string>(field: Field, options: Options = {}): ListColumn<Record<Field, string>> =>
  column(field, options, (row) => row[field] || NONE)

/** A number or a word that reads badly when a narrow column breaks it. */
export const whole = <Field extends string>(field: Field, options: Options = {}): ListColumn<Record<Field, string>> =>
  column(field, options, (row) => <span className={styles['whole']}>{row[field] || NONE}</span>)

/** A code, as the student reads it in the language of the screen (readings, 64). */
export const kode = <Field extends string>(
  group: KodeGroup,
  field: Field,
  options: Options = {},
): ListColumn<Record<Field, string>> =>
  column(field, options, (row) => <span className={styles['whole']}>{kodeText(group, row[field]) || NONE}</span>)

/** A number as it is. */
export const angka = <Field extends string>(
  field: Field,
  options: Options = {},
): ListColumn<Record<Field, number | null>> => ({
  ...column<Record<Field, number | null>>(field, options, (row) => row[field] ?? NONE),
  numeric: true,
})

/** An amount; one that can not be read is a dash, never 0. */
export const rupiah = <Field extends string>(
  field: Field,
  options: Options = {},
): ListColumn<Record<Field, Rupiah>> => ({
  ...column<Record<Field, Rupiah>>(field, options, (row) => formatRupiah(row[field])),
  numeric: true,
})

/** A calendar day: 22 Oktober 2026. */
export const tanggal = <Field extends string>(
  field: Field,
  options: Options = {},
): ListColumn<Record<Field, string | null>> =>
  column(field, options, (row, { language }) => {
    const day = parseTanggal(row[field])
    return day ? formatTanggal(day, language) : NONE
  })

/** A moment: 22 Oktober 2026, 14.05 WIB. */
export const momen = <Field extends string>(
  field: Field,
  options: Options = {},
): ListColumn<Record<Field, string | null>> =>
  column(field, options, (row, { language }) => {
    const at = parseTanggal(row[field])
    if (!at) return NONE
    const { hari, jam } = momenText(at, language)
    return `${hari}, ${jam}`
  })

/** Anything else, by hand. */
export const custom = <Row,>(
  key: string,
  cell: ListColumn<Row>['cell'],
  options: Options & { numeric?: true } = {},
): ListColumn<Row> => ({ ...column(key, options, cell), ...(options.numeric && { numeric: true }) })
