/** Returns the exact decimal text of a finite number, without exponent. */
const plainText = (value: number): string => {
  const text = String(value)
  if (!text.includes('e')) return text
  return value >= 1e21 ? BigInt(value).toString() : value.toFixed(20).replace(/0+$/, '')
}

/**
 * Rounds half up in decimal arithmetic, without binary rounding errors: 2.345 to 2 decimals is 2.35.
 * @param value finite number
 * @param decimals digits after the point, 0 to 10
 * @returns text with exactly that many decimals and a point
 */
export const roundHalfUp = (value: number, decimals: number): string => {
  const negative = value < 0
  const [whole = '0', fraction = ''] = plainText(Math.abs(value)).split('.')
  const kept = (fraction + '0'.repeat(decimals + 1)).slice(0, decimals + 1)
  const up = Number(kept[decimals]) >= 5 ? 1n : 0n
  const scaled = (BigInt(whole + kept.slice(0, decimals)) + up).toString().padStart(decimals + 1, '0')
  const text = decimals === 0 ? scaled : `${scaled.slice(0, -decimals)}.${scaled.slice(-decimals)}`
  return negative && /[1-9]/.test(text) ? `-${text}` : text
}

const withSign = (text: string, language: string): string => (language === 'en' ? text : text.replace('.', ','))

/** Rounds half up and uses the decimal separator of the language: 3,51 in Indonesian, 3.51 in English. */
export const formatDesimal = (value: number, decimals: number, language: string): string =>
  withSign(roundHalfUp(value, decimals), language)

/** Excludes three digits after the separator: they may be thousands. */
const DECIMAL = /^\d+[.,](?:\d{1,2}|\d{4})$/

/** Returns a gateway text that is a plain decimal with the separator of the language; any other text unchanged. */
export const desimalText = (text: string, language: string): string =>
  DECIMAL.test(text) ? withSign(text.replace(',', '.'), language) : text

/** Formats a number with all its decimals and the separator of the language: 85 or 85,5. */
export const formatAngka = (value: number, language: string): string => withSign(plainText(value), language)
