import type { TFunction } from 'i18next'
import { formatDesimal } from '#shared/format/desimal.ts'

/** Per cent with two decimals in the sign of the language: '85,71%'. */
export const persenText = (persen: string | number, t: TFunction, language: string): string =>
  t('cetak.persen', { persen: formatDesimal(Number(persen), 2, language) })
