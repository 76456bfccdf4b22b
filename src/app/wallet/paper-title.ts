import type { TFunction } from 'i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { periodeLabel } from '#domain/periode/periode.ts'
import { periodeOfParams } from '#kit/print/paper-periode.ts'
import type { PaperRequest } from '#kit/print/save-paper.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { momenText } from '#shared/campus/momen.ts'

/** Returns the name of a paper: 'KRS 2026/2027 Ganjil', 'Kartu UTS'. It names no student. */
export const paperTitle = ({ kind, params }: PaperRequest, t: TFunction<'wallet'>): string => {
  const periode = periodeOfParams(params)
  return t(`paper.${kind}`, {
    periode: periode ? periodeLabel(periode) : '',
    jenis: kodeText('jenisUjian', params['jenis'] ?? ''),
  })
}

/** Returns when a paper was stored: 'per hari ini, 14.05 WIB', 'per 31 Agustus 2026, 09.12 WIB'. */
export const storedText = (savedAt: number, t: TFunction<'wallet'>, language: string): string => {
  const { hari, jam } = momenText(savedAt, language)
  return t('asOf', { hari: dayOf(savedAt) === dayOf(campusNow()) ? t('today') : hari, jam })
}
