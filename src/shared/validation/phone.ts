const PHONE = /^0\d{8,}$/

/**
 * Whether a phone number may be sent (section 5): empty, or digits that begin with 0, at least 9 of them. Nothing but
 * text is a phone number: a number has lost its first 0.
 */
export const isPhone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && PHONE.test(value))

/** Format characters and separators that a number carries along when it is copied from a message or a page. */
const INVISIBLE = /\p{Cf}/gu
const DASH = /[\p{Pd}\u2212]/gu

/** The text of a phone field without invisible signs; every kind of dash is a hyphen, every kind of space a space. */
export const cleanPhoneText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(DASH, '-').replace(/\s/g, ' ')

/** What people write between digits. */
const BETWEEN = /[\s().-]/g
/** Also '+62 (0)812', as it is written for callers from abroad. */
const COUNTRY_CODE = /^(\+|00)?620?(?=[1-9])/

/**
 * A phone number as people write it, '+62 812-3456-7890', as section 5 takes it: 0 for the country code, digits only. What
 * does not become a number stays as it was typed.
 */
export const toLocalPhone = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const local = cleanPhoneText(value).replace(BETWEEN, '').replace(COUNTRY_CODE, '0')
  return isPhone(local) ? local : value
}
