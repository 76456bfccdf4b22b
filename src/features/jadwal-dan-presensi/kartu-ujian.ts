import type { KartuUjian } from '#generated/client/ujian/readers.ts'

/**
 * Whether an exam card can not be printed. A gateway that says nothing of a lock has none, unless it gives a reason for one
 * (readings, 29).
 */
export const isKartuTerkunci = ({
  isDikunci,
  alasanDikunci,
}: Pick<KartuUjian, 'isDikunci' | 'alasanDikunci'>): boolean => isDikunci ?? alasanDikunci !== ''
