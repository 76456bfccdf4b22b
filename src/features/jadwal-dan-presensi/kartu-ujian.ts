import { type Periode, toPeriode } from '#domain/periode/periode.ts'
import type { KartuUjian } from '#generated/client/ujian/readers.ts'

/**
 * Returns whether an exam card is locked. Without a lock flag, it is locked only if the gateway gives a reason
 * (readings, 29).
 */
export const isKartuTerkunci = ({
  isDikunci,
  alasanDikunci,
}: Pick<KartuUjian, 'isDikunci' | 'alasanDikunci'>): boolean => isDikunci ?? alasanDikunci !== ''

/** Returns whether a card belongs to the period on the screen, or names no period. */
export const isOfPeriode = ({ tahun, semester }: KartuUjian, periode: Periode): boolean => {
  const own = toPeriode(tahun, semester)
  return own === null || (own.tahun === periode.tahun && own.semester === periode.semester)
}
