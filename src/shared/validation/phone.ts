const PHONE = /^0\d{8,}$/

/**
 * Whether a phone number may be sent (section 5): empty, or digits that begin with 0, at least 9 of them. Nothing but
 * text is a phone number: a number has lost its first 0.
 */
export const isPhone = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && PHONE.test(value))
