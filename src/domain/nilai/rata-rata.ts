import { roundHalfUp } from '#shared/format/desimal.ts'

/** An exact fraction with a denominator above 0. */
export interface Pecahan {
  atas: bigint
  bawah: bigint
}

/** Credits, and credits times grade points, as exact integers: averages have no floating-point error. */
export interface Jumlah {
  /** In units of a credit (toUnits). */
  sks: bigint
  /** In squared units (credit times grade point). */
  mutu: bigint
}

/** A course as part of an average. */
export interface Beban {
  sks: number
  bobot: number
}

const DIGITS = 10
const SCALE = 10n ** BigInt(DIGITS)

/** Converts a decimal number to integer units of its tenth decimal; exact, since no response has more decimals. */
export const toUnits = (value: number): bigint => BigInt(roundHalfUp(value, DIGITS).replace('.', ''))

/** Converts units to a number for display. */
export const fromUnits = (value: bigint): number => Number(value) / Number(SCALE)

export const toPecahan = (value: number): Pecahan => ({ atas: toUnits(value), bawah: SCALE })

export const EMPTY: Jumlah = { sks: 0n, mutu: 0n }

export const plus = (a: Jumlah, b: Jumlah): Jumlah => ({ sks: a.sks + b.sks, mutu: a.mutu + b.mutu })

export const isSama = (a: Jumlah, b: Jumlah): boolean => a.sks === b.sks && a.mutu === b.mutu

export const toJumlah = ({ sks, bobot }: Beban): Jumlah => ({
  sks: toUnits(sks),
  mutu: toUnits(sks) * toUnits(bobot),
})

/** Returns the sum of courses: credits, and credits times grade points. */
export const addJumlah = (rows: readonly Beban[]): Jumlah => rows.reduce((sum, row) => plus(sum, toJumlah(row)), EMPTY)

/** Returns the average of a sum; null without credits. */
export const rataRata = ({ sks, mutu }: Jumlah): Pecahan | null =>
  sks > 0n ? { atas: mutu, bawah: sks * SCALE } : null

/** Compares two fractions: below 0 when the first is smaller, 0 when they are equal, above 0 otherwise. */
export const comparePecahan = (a: Pecahan, b: Pecahan): number => {
  const difference = a.atas * b.bawah - b.atas * a.bawah
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

const toText = (scaled: bigint, decimals: number): string => {
  const digits = scaled.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * Formats a non-negative fraction as decimal text, rounded half up (section 9).
 * @param decimals digits after the point
 */
export const roundPecahan = ({ atas, bawah }: Pecahan, decimals: number): string =>
  toText((2n * atas * 10n ** BigInt(decimals) + bawah) / (2n * bawah), decimals)

/** Formats a fraction like bulatkan, always rounded up: a required value is never shown too low. */
export const roundPecahanUp = ({ atas, bawah }: Pecahan, decimals: number): string =>
  toText((atas * 10n ** BigInt(decimals) + bawah - 1n) / bawah, decimals)

/** Formats a fraction like bulatkan, always rounded down: an attainable value is never shown too high. */
export const roundPecahanDown = ({ atas, bawah }: Pecahan, decimals: number): string =>
  toText((atas * 10n ** BigInt(decimals)) / bawah, decimals)
