import type { TFunction } from 'i18next'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { text } from '#shared/wire/readers.ts'
import type { Field } from './field.ts'
import { isPilihan } from './field-values.ts'

const dayText = (value: string, language: string): string => {
  const day = parseTanggal(value)
  return day ? formatTanggal(day, language) : ''
}

/** What a field's value reads as, in words of the language; '' for none. @param t of the namespace of the form */
export const showValue = (field: Field, value: unknown, t: TFunction, language: string): string => {
  if (value instanceof File) return value.name
  if (isPilihan(value)) return value.nama
  if (field.kind === 'tick') return t(value === true ? 'ui:form.yes' : 'ui:form.no')
  if (field.kind === 'rupiah') return formatRupiah(typeof value === 'number' ? value : null)
  const shown = text(value).trim()
  if (field.kind === 'choice') return shown && t(`${field.texts}.${shown}`)
  return field.kind === 'date' ? dayText(shown, language) : shown
}
