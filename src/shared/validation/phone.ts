const PHONE = /^0\d{8,}$/

/**
 * Validates a phone number (section 5): empty, or digits that begin with 0, at least 9 of them. Text only: a number
 * would lose its leading 0.
 */
export const isPhone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && PHONE.test(value))

/** Invisible format characters that are copied with a number from a message or a page. */
const INVISIBLE = /\p{Cf}/gu
const DASH = /[\p{Pd}\u2212]/gu

/**
 * Returns the text of a phone field without invisible characters; every kind of dash is a hyphen, every kind of space a
 * space.
 */
export const cleanPhoneText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(DASH, '-').replace(/\s/g, ' ')

/** Separators between digits. */
const BETWEEN = /[\s().-]/g
/** Includes '+62 (0)812', the form for callers from abroad. */
const COUNTRY_CODE = /^(\+|00)?620?(?=[1-9])/

/**
 * Converts a phone number such as '+62 812-3456-7890' to the form of section 5: 0 for the country code, digits only.
 * Text that does not become a number is returned unchanged.
 */
export const toLocalPhone = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const local = cleanPhoneText(value).replace(BETWEEN, '').replace(COUNTRY_CODE, '0')
  return isPhone(local) ? local : value
}
