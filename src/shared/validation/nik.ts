const NIK = /^\d{16,}$/
const USUAL_DIGITS = 16

/** Whether a NIK may be sent (section 5): empty, or at least 16 digits. Text only: a number can not hold 16 digits. */
export const isNik = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'string' && NIK.test(value))

/** Whether a NIK that may be sent has more digits than a real one: worth a hint, never a refusal (readings, 20). */
export const isUnusualNik = (value: string): boolean => NIK.test(value) && value.length !== USUAL_DIGITS
