import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { latestTanggalLahir } from '#domain/mahasiswa/tanggal-lahir.ts'
import { now } from '#shared/clock.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import type { BiodataField } from './biodata-fields.ts'

/** Type of an error that the gateway found: its message is in the gateway's words, every other one is a text key. */
export const FROM_GATEWAY = 'gateway'

/** What is wrong with a field, in words of the language. */
export const useErrorText = () => {
  const { t, i18n } = useTranslation('biodata')
  const latest = (whose: 'mahasiswa' | 'orangTua'): string => {
    const date = parseTanggal(latestTanggalLahir(whose, now()))
    return date ? formatTanggal(date, i18n.language) : ''
  }
  return ({ rule }: BiodataField, error: FieldError | undefined): string | undefined => {
    if (!error?.message) return undefined
    if (error.type === FROM_GATEWAY) return error.message
    return t(error.message, { latest: latest(rule === 'usiaOrangTua' ? 'orangTua' : 'mahasiswa') })
  }
}
