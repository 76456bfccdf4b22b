import { isOldEnough, latestBirthDate } from '#shared/validation/birth-date.ts'

/** Sections 5 and 9: minimum ages. */
const MINIMUM_AGE_YEARS = { mahasiswa: 15, orangTua: 30 } as const

/** Whose date of birth a form asks for: the student's or a parent's. */
export type TanggalLahirOf = keyof typeof MINIMUM_AGE_YEARS

/** The latest date of birth that a form offers, YYYY-MM-DD, that day included. @param today of the campus, YYYY-MM-DD */
export const latestTanggalLahir = (whose: TanggalLahirOf, today: string): string =>
  latestBirthDate(today, MINIMUM_AGE_YEARS[whose])

/** Whether a date of birth may be sent; what is no date may not. @param tanggalLahir date of a field or of the gateway */
export const isTanggalLahirAllowed = (whose: TanggalLahirOf, tanggalLahir: unknown, today: string): boolean =>
  isOldEnough(tanggalLahir, today, MINIMUM_AGE_YEARS[whose])
