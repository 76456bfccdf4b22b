/** Rules of a numeric field (section 5). */
export interface NumericRules {
  /** Accepts one comma or dot. */
  decimal?: boolean
  /** Accepts no minus. */
  unsigned?: boolean
}

/** Returns the digits of a text, for numbers that are identifiers (section 5: numeric-only input). */
export const digitsOnly = (text: string): string => text.replace(/[^0-9]/g, '')

/** Returns the minus in front of a number, unless it is the hyphen of a word. */
const signOf = (text: string, { unsigned = false }: NumericRules): string =>
  !unsigned && /^[^\d.,]*(?<!\p{L})[-−]/u.test(text) ? '-' : ''

/** Returns whether a character is a decimal separator. */
export const isSeparator = (character: string): boolean => character === ',' || character === '.'

/** One group of three digits after one separator: thousands, or three decimals. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Groups of three digits with more than one separator: '5.000.000', and '5.000,' or '5.000.' while typing. */
const GROUPED = /^-?\d{1,3}[.,]\d{3}([.,]\d{3})*[.,]\d*$/

/** Returns whether the number of a decimal field may be meant as thousands: '1.000' is read as 1. */
export const mayBeThousands = (text: string): boolean => THOUSANDS.test(text)

/**
 * Returns the accepted part of text typed into a numeric field: digits, and a minus in front (section 5). The first
 * comma or dot starts the decimals: both are kept in a decimal field, and dropped otherwise instead of being joined to
 * the whole number. A second separator after three digits shows that the first one groups thousands. A lone minus
 * stays: it is the beginning of a number.
 */
export const cleanNumericText = (text: string, rules: NumericRules = {}): string => {
  const sign = signOf(text, rules)
  if (rules.decimal && GROUPED.test(text)) return cleanPastedNumber(text, rules) // the first separator groups thousands
  const at = text.search(/[.,]/)
  if (at < 0) return sign + digitsOnly(text)
  const whole = sign + digitsOnly(text.slice(0, at))
  return rules.decimal ? `${whole}${text.charAt(at)}${digitsOnly(text.slice(at))}` : whole
}

/** Returns the position of the decimal separator in a text of digits, commas and dots; its length without decimals. */
const decimalsAt = (text: string, decimal: boolean): number => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isRepeated = last >= 0 && text.indexOf(text.charAt(last)) !== last
  const isThousands = !decimal && THOUSANDS.test(text)
  return last < 0 || isRepeated || isThousands ? text.length : last
}

/** Splits a number written elsewhere into sign, whole digits, separator and decimals. */
const partsOf = (text: string, rules: NumericRules) => {
  const withoutWordDots = text.replace(/(?<=\p{L})[.,]/gu, '')
  const number = withoutWordDots.replace(/[^0-9.,]/g, '')
  const at = decimalsAt(number, rules.decimal ?? false)
  return {
    sign: signOf(withoutWordDots, rules),
    whole: digitsOnly(number.slice(0, at)),
    separator: number.charAt(at),
    decimals: number.slice(at + 1),
  }
}

/**
 * Returns the accepted part of text pasted into a numeric field: '1.500.000', 'Rp. 1.500.000,50' and '1,500,000.50' are
 * read as people write them. A single separator is the decimal one; only in a field without decimals do three digits
 * after it make it a thousands separator. Decimals are dropped there, never joined to the whole number.
 */
export const cleanPastedNumber = (text: string, rules: NumericRules = {}): string => {
  const { sign, whole, separator, decimals } = partsOf(text, rules)
  return rules.decimal && decimals !== '' ? `${sign}${whole}${separator}${decimals}` : sign + whole
}

/** Returns whether a field would drop decimals other than zero from a pasted number. */
export const losesDecimals = (text: string, rules: NumericRules = {}): boolean =>
  !rules.decimal && /[1-9]/.test(partsOf(text, rules).decimals)

/**
 * Returns the text of a numeric field after blur (readings, 30): trailing decimal zeros are removed, and incomplete
 * numbers such as a lone minus become ''. Comma or dot stay as typed.
 */
export const finishNumericText = (text: string): string => {
  if (!/^-?(\d+[.,]?\d*|[.,]\d+)$/.test(text)) return ''
  const number = text
    .replace(/(?<!\d)(?=[.,])/, '0')
    .replace(/(?<=[.,]\d*?)0+$/, '')
    .replace(/[.,]$/, '')
  return /[1-9]/.test(number) ? number : number.replace('-', '')
}

/** Returns the number of a field in wire format: finished, with a dot; empty when there is none (readings, 30). */
export const numericWireText = (text: string): string => finishNumericText(text).replace(',', '.')
