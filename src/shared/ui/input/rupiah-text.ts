import { cleanPastedNumber, digitsOnly } from '#shared/validation/numeric-text.ts'

/** Digits of an amount: 15 are the most that a number holds exactly. */
export const RUPIAH_MAX_DIGITS = 15

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Digits of whole rupiah with a dot before each three: '1500000' is shown as '1.500.000'. */
export const showRupiahDigits = (digits: string): string =>
  withoutLeadingZeros(digitsOnly(digits)).replace(/\B(?=(\d{3})+$)/g, '.')

/** Digits of whole rupiah in a text that was written elsewhere: 'Rp 1.500.000,00' is 1500000. Sen are dropped. */
export const readRupiahDigits = (text: string): string =>
  withoutLeadingZeros(cleanPastedNumber(text, { unsigned: true }))

/**
 * The amount of a rupiah field, as the gateway takes it.
 * @param shown what the field shows
 * @returns whole rupiah; null when the field is empty
 */
export const rupiahOfText = (shown: unknown): number | null => {
  const digits = digitsOnly(typeof shown === 'number' ? String(shown) : typeof shown === 'string' ? shown : '')
  return digits === '' ? null : Number(digits)
}
