const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/**
 * Validates an e-mail address (section 5: standard pattern): the pattern of the HTML standard for e-mail fields, with
 * at least one dot after the @, since an address without one is a typing error. Empty is valid; whether the address is
 * required is up to the form.
 */
export const isEmail = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && EMAIL.test(value))
