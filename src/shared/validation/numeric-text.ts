/** What a numeric field takes (section 5). */
export interface NumericRules {
  /** Takes one comma or dot. */
  decimal?: boolean
  /** Takes no minus. */
  unsigned?: boolean
}

/** Only the digits of a text: for fields of numbers that nobody counts with (section 5: numeric-only input). */
export const digitsOnly = (text: string): string => text.replace(/[^0-9]/g, '')

/** A minus in front of the number, unless it is the hyphen of a word. */
const signOf = (text: string, { unsigned = false }: NumericRules): string =>
  !unsigned && /^[^\d.,]*(?<!\p{L})[-−]/u.test(text) ? '-' : ''

/** Whether a character begins decimals. */
export const isSeparator = (character: string): boolean => character === ',' || character === '.'

/** One group of three digits behind one sign: thousands, or three decimals. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Groups of three digits behind more than one sign: '5.000.000', and '5.000,' or '5.000.' while it is typed. */
const GROUPED = /^-?\d{1,3}[.,]\d{3}([.,]\d{3})*[.,]\d*$/

/** Whether a number of a field of decimals may be meant as thousands: '1.000' is read as 1. */
export const mayBeThousands = (text: string): boolean => THOUSANDS.test(text)

/**
 * What stays of a text while somebody types it into a numeric field: digits, and a minus in front (section 5). Behind the
 * first comma or dot stand decimals: kept with it where the field takes them, and never joined to the whole number where
 * it does not. A second sign behind three digits shows that the first one groups thousands. A lone minus stays: it is the
 * beginning of a number.
 */
export const cleanNumericText = (text: string, rules: NumericRules = {}): string => {
  const sign = signOf(text, rules)
  if (rules.decimal && GROUPED.test(text)) return cleanPastedNumber(text, rules) // the first sign was no decimal one
  const at = text.search(/[.,]/)
  if (at < 0) return sign + digitsOnly(text)
  const whole = sign + digitsOnly(text.slice(0, at))
  return rules.decimal ? `${whole}${text.charAt(at)}${digitsOnly(text.slice(at))}` : whole
}

/** Where the decimals begin in a text of digits, commas and dots; its length without decimals. */
const decimalsAt = (text: string, decimal: boolean): number => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isRepeated = last >= 0 && text.indexOf(text.charAt(last)) !== last
  const isThousands = !decimal && THOUSANDS.test(text)
  return last < 0 || isRepeated || isThousands ? text.length : last
}

/** A text that was written elsewhere as a number: its sign, the digits before and behind the separator, and that one. */
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
 * What is taken of a text pasted into a numeric field: '1.500.000', 'Rp. 1.500.000,50' and '1,500,000.50' are read as
 * people write them. A separator that stands alone is the decimal one; only where a field takes no decimals, three
 * digits behind it make it one of thousands. Decimals are dropped there, never joined to the whole number.
 */
export const cleanPastedNumber = (text: string, rules: NumericRules = {}): string => {
  const { sign, whole, separator, decimals } = partsOf(text, rules)
  return rules.decimal && decimals !== '' ? `${sign}${whole}${separator}${decimals}` : sign + whole
}

/** Whether a field would take less than the number that was pasted: decimals other than zero, where it takes none. */
export const losesDecimals = (text: string, rules: NumericRules = {}): boolean =>
  !rules.decimal && /[1-9]/.test(partsOf(text, rules).decimals)

/**
 * The text of a numeric field when it is left (readings, 30): trailing decimal zeros go, and so does what is no number
 * yet, as a lone minus. Comma or dot stay as typed.
 */
export const finishNumericText = (text: string): string => {
  if (!/^-?(\d+[.,]?\d*|[.,]\d+)$/.test(text)) return ''
  const number = text
    .replace(/(?<!\d)(?=[.,])/, '0')
    .replace(/(?<=[.,]\d*?)0+$/, '')
    .replace(/[.,]$/, '')
  return /[1-9]/.test(number) ? number : number.replace('-', '')
}

/** The number of a field as the gateway takes it: finished, with a dot; empty when there is none (readings, 30). */
export const numericWireText = (text: string): string => finishNumericText(text).replace(',', '.')
