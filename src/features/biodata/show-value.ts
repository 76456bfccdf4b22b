import type { TFunction } from 'i18next'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import type { BiodataField } from './biodata-fields.ts'
import { type FieldValue, wireOf } from './biodata-values.ts'

/** What a field's value reads as, in words of the language; '' for none. */
export const showValue = (
  field: BiodataField,
  value: FieldValue,
  t: TFunction<'biodata'>,
  language: string,
): string => {
  const text = wireOf(value)
  if (text === '') return ''
  if (typeof value === 'object') return value?.nama ?? ''
  if (field.kind === 'choice') return t(`pilihan.${field.pilihan}.${text}`)
  if (field.kind !== 'date') return text
  const date = parseTanggal(text)
  return date ? formatTanggal(date, language) : ''
}
