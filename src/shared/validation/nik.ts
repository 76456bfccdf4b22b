const NIK = /^\d{16,}$/
const USUAL_DIGITS = 16

/** Validates a NIK (section 5): empty, or at least 16 digits. Text only: a number cannot hold 16 digits. */
export const isNik = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && NIK.test(value))

/** Returns whether a valid NIK has more digits than a real one: this causes a hint, but no rejection (readings, 20). */
export const isUnusualNik = (value: string): boolean => NIK.test(value) && value.length !== USUAL_DIGITS
