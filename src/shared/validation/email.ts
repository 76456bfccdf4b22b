const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)

/**
 * Whether an e-mail address may be sent (section 5: standard pattern): the pattern of the HTML standard for e-mail
 * fields, with at least one dot behind the @, since an address without one is a slip. Empty is taken; whether an
 * address must be given is a matter of the form.
 */
export const isEmail = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && EMAIL.test(value))
