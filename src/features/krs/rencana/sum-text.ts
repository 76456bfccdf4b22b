import type { TFunction } from 'i18next'
import type { SksMeter } from '#domain/krs/sks.ts'

/** '22 dari 24 SKS', in short '22/24 SKS'; the sum alone where no limit is known, and in words where the sum is not. */
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
