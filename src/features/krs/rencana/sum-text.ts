import type { TFunction } from 'i18next'
import type { SksMeter } from '#domain/krs/sks.ts'

/** Returns '22 dari 24 SKS', or '22/24 SKS' in short; only the sum without a limit, a text without a sum. */
export const sumText = (
  { sks, maksimal }: Pick<SksMeter, 'sks'> & Partial<SksMeter>,
  t: TFunction<'krs'>,
  isShort = false,
): string => {
  if (sks === null) return t('meter.unknown')
  return maksimal == null
    ? t('meter.sum', { count: sks })
    : t(isShort ? 'meter.short' : 'meter.of', { sks, count: maksimal })
}
