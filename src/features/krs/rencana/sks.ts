import type { TFunction } from 'i18next'
import type { Angka } from '#shared/wire/readers.ts'

interface HasSks {
  sks: Angka
}

/** No course and no limit of a semester comes near it. */
const OUT_OF_SENSE = 100

/** SKS as they were read; a number out of all sense is not known. */
export const toSks = (sks: number | null | undefined): number | null =>
  sks != null && sks >= 0 && sks < OUT_OF_SENSE ? sks : null

/** Sum of the SKS of makul; one whose SKS is not known counts as 0. */
export const countSks = (makul: readonly HasSks[]): number => makul.reduce((sum, { sks }) => sum + (toSks(sks) ?? 0), 0)

/** What a registration holds of what is allowed. */
export interface SksMeter {
  sks: number
  /** null: the gateway has sent no limit, and there is none to show. */
  maksimal: Angka
  /** What may still be taken; negative when it is too much. */
  sisa: Angka
}

/** @param maksimal as the gateway sent it; no limit is invented (section 3 names none) */
export const toSksMeter = (makul: readonly HasSks[], maksimal: Angka): SksMeter => {
  const sks = countSks(makul)
  return { sks, maksimal, sisa: maksimal == null ? null : maksimal - sks }
}

/** '22 dari 24 SKS'; the sum alone where no limit is known. */
export const sumText = ({ sks, maksimal }: SksMeter, t: TFunction<'krs'>): string =>
  maksimal === null ? t('meter.sum', { count: sks }) : t('meter.of', { sks, count: maksimal })

/** Whether one makul more would be too much. */
export const isTooMuch = ({ sisa }: SksMeter, { sks }: HasSks): boolean => sisa != null && (sks ?? 0) > sisa
