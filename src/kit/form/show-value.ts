import type { TFunction } from 'i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { findPilihan, type Pilihan } from '#domain/referensi/pilihan.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { isRecord } from '#shared/is-record.ts'
import { text } from '#shared/wire/readers.ts'
import type { Field } from './field.ts'
import { isPilihan } from './field-values.ts'

type Choice = Extract<Field, { kind: 'choice' }>

const dayText = (value: string, language: string): string => {
  const day = parseTanggal(value)
  return day ? formatTanggal(day, language) : ''
}

/** What a choice is called in the language of the screen. */
export const choiceText = (
  { kode, texts }: Pick<Choice, 'kode' | 'texts'>,
  { kode: code, nama }: Pilihan,
  t: TFunction,
) => {
  if (kode !== undefined) return kodeText(kode, code)
  return texts === undefined ? nama : t(`${texts}.${code}`)
}

/** Each entry in one line: 'Raka, 240117024; Sari'. */
const rowsText = ({ parts }: Field, value: unknown, t: TFunction, language: string): string =>
  (Array.isArray(value) ? value : [])
    .map((row) => parts.map((part) => showValue(part, isRecord(row) ? row[part.name] : null, t, language)))
    .map((shown) => shown.filter(Boolean).join(', '))
    .join('; ')

const lineText = (field: Field, value: unknown, t: TFunction, language: string): string => {
  const shown = text(value).trim()
  if (field.kind === 'choice') {
    const chosen = findPilihan(field.choices, shown)
    return chosen ? choiceText(field, chosen, t) : ''
  }
  return field.kind === 'date' ? dayText(shown, language) : shown
}

/** What a field's value reads as, in words of the language; '' for none. @param t of the namespace of the form */
export const showValue = (field: Field, value: unknown, t: TFunction, language: string): string => {
  if (value instanceof File) return value.name
  if (isPilihan(value)) return value.nama
  switch (field.kind) {
    case 'rows':
      return rowsText(field, value, t, language)
    case 'tick':
      return t(value === true ? 'ui:form.yes' : 'ui:form.no')
    case 'rupiah':
      return formatRupiah(typeof value === 'number' ? value : null)
    default:
      return lineText(field, value, t, language)
  }
}
