import { isOldEnough, latestBirthDate } from '#shared/validation/birth-date.ts'

/** Sections 5 and 9: minimum ages. */
const MINIMUM_AGE_YEARS = { mahasiswa: 15, orangTua: 30 } as const

/** Person whose date of birth a form holds: the student or a parent. */
export type TanggalLahirOf = keyof typeof MINIMUM_AGE_YEARS

/**
 * Returns the latest date of birth that a form accepts, YYYY-MM-DD, inclusive. @param today of the campus, YYYY-MM-DD
 */
export const latestTanggalLahir = (whose: TanggalLahirOf, today: string): string =>
  latestBirthDate(today, MINIMUM_AGE_YEARS[whose])

/**
 * Returns whether a date of birth may be sent; false for an invalid date. @param tanggalLahir date of a field or of the
 * gateway
 */
export const isTanggalLahirAllowed = (whose: TanggalLahirOf, tanggalLahir: unknown, today: string): boolean =>
  isOldEnough(tanggalLahir, today, MINIMUM_AGE_YEARS[whose])
