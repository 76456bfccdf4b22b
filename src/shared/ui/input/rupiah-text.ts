import { cleanPastedNumber, digitsOnly } from '#shared/validation/numeric-text.ts'

/** Maximum digits of an amount: a number holds 15 exactly. */
export const RUPIAH_MAX_DIGITS = 15

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Groups digits of whole rupiah with dots: '1500000' is shown as '1.500.000'. */
export const showRupiahDigits = (digits: string): string =>
  withoutLeadingZeros(digitsOnly(digits)).replace(/\B(?=(\d{3})+$)/g, '.')

/** Returns the digits of whole rupiah in external text: 'Rp 1.500.000,00' is 1500000. Sen are dropped. */
export const readRupiahDigits = (text: string): string =>
  withoutLeadingZeros(cleanPastedNumber(text, { unsigned: true }))

/**
 * Returns the amount of a rupiah field as the gateway accepts it.
 * @param shown text shown in the field
 * @returns whole rupiah; null when the field is empty
 */
export const rupiahOfText = (shown: unknown): number | null => {
  const digits = digitsOnly(typeof shown === 'number' ? String(shown) : typeof shown === 'string' ? shown : '')
  return digits === '' ? null : Number(digits)
}
