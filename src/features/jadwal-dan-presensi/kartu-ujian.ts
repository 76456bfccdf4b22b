import type { KartuUjian } from '#generated/client/ujian/readers.ts'

/**
 * Returns whether an exam card is locked. Without a lock flag, it is locked only if the gateway gives a reason
 * (readings, 29).
 */
export const isKartuTerkunci = ({
  isDikunci,
  alasanDikunci,
}: Pick<KartuUjian, 'isDikunci' | 'alasanDikunci'>): boolean => isDikunci ?? alasanDikunci !== ''
