const PHONE = /^0\d{8,}$/

/**
 * Whether a phone number may be sent (section 5): empty, or digits that begin with 0, at least 9 of them. Nothing but
 * text is a phone number: a number has lost its first 0.
 */
export const isPhone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && PHONE.test(value))

/** What people write between digits. */
const BETWEEN = /[\s().-]/g
const COUNTRY_CODE = /^(\+|00)?62(?=[1-9])/

/**
 * A phone number as people write it, '+62 812-3456-7890', as section 5 takes it: 0 for the country code, digits only. What
 * does not become a number stays as it was typed.
 */
export const toLocalPhone = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const local = value.replace(BETWEEN, '').replace(COUNTRY_CODE, '0')
  return isPhone(local) ? local : value
}
