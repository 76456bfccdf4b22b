import type { Angka } from '#shared/wire/readers.ts'
import { sumKnown } from '#shared/wire/sum-known.ts'

interface HasSks {
  sks: Angka
}

/** No course and no limit of a semester comes near it. */
const OUT_OF_SENSE = 100

/** SKS as they were read; a number out of all sense is not known. */
export const toSks = (sks: number | null | undefined): number | null =>
  sks != null && sks >= 0 && sks < OUT_OF_SENSE ? sks : null

/** Sum of the SKS of makul; null where the SKS of one of them is not known, or the list is not. */
export const countSks = (makul: readonly HasSks[] | null): number | null =>
  sumKnown(makul?.map(({ sks }) => toSks(sks) ?? undefined))

/** What a registration holds of what is allowed. */
export interface SksMeter {
  /** null: nobody knows the sum. */
  sks: number | null
  /** null: the gateway has sent no limit, and there is none to show. */
  maksimal: Angka
  /** What may still be taken; negative when it is too much. */
  sisa: Angka
}

/** @param maksimal as the gateway sent it; no limit is invented (section 3 names none) */
export const toSksMeter = (makul: readonly HasSks[], maksimal: Angka): SksMeter => {
  const sks = countSks(makul)
  return { sks, maksimal, sisa: maksimal == null || sks === null ? null : maksimal - sks }
}

/** Whether one makul more is known to be too much. */
export const isTooMuch = ({ sisa }: SksMeter, { sks }: HasSks): boolean => sisa != null && sks != null && sks > sisa
