import type { Angka } from '#shared/wire/readers.ts'
import { sumKnown } from '#shared/wire/sum-known.ts'

interface HasSks {
  sks: Angka
}

/** Implausible SKS: no course and no limit of a semester comes near it. */
const OUT_OF_SENSE = 100

/** Returns parsed SKS; implausible numbers become null. */
export const toSks = (sks: number | null | undefined): number | null =>
  sks != null && sks >= 0 && sks < OUT_OF_SENSE ? sks : null

/** Returns the sum of the SKS of makul; null when the list or one SKS is unknown. */
export const countSks = (makul: readonly HasSks[] | null): number | null =>
  sumKnown(makul?.map(({ sks }) => toSks(sks) ?? undefined))

/** SKS of a registration and the allowed maximum. */
export interface SksMeter {
  /** null: the sum is unknown. */
  sks: number | null
  /** null: the gateway sends no limit, so none is shown. */
  maksimal: Angka
  /** Remaining SKS; negative above the limit. */
  sisa: Angka
}

/** @param maksimal as sent by the gateway; no default limit exists (section 3 names none) */
export const toSksMeter = (makul: readonly HasSks[], maksimal: Angka): SksMeter => {
  const sks = countSks(makul)
  return { sks, maksimal, sisa: maksimal == null || sks === null ? null : maksimal - sks }
}

/** Returns whether one more makul is known to exceed the limit. */
export const isTooMuch = ({ sisa }: SksMeter, { sks }: HasSks): boolean => sisa != null && sks != null && sks > sisa
