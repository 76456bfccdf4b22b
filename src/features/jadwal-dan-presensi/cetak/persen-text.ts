import type { TFunction } from 'i18next'
import { formatDesimal } from '#shared/format/desimal.ts'

/** Returns a percentage with two decimals, formatted by language: '85,71%'. */
export const persenText = (persen: string | number, t: TFunction, language: string): string =>
  t('cetak.persen', { persen: formatDesimal(Number(persen), 2, language) })
