const SMALL = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

const SCALES = [
  { value: 1e12, word: 'triliun' },
  { value: 1e9, word: 'miliar' },
  { value: 1e6, word: 'juta' },
] as const

const MAX_NUMBER = 1e15

/** Returns the remaining words, with a leading space; '' for 0. */
const rest = (number: number): string => (number === 0 ? '' : ` ${words(number)}`)

/**
 * Returns the words of a positive whole number. The prefix se- replaces satu before belas, puluh, ratus and ribu, never
 * before juta.
 */
const words = (number: number): string => {
  if (number < SMALL.length) return SMALL[number] ?? ''
  if (number < 20) return `${words(number - 10)} belas`
  if (number < 100) return `${words(Math.floor(number / 10))} puluh${rest(number % 10)}`
  if (number < 200) return `seratus${rest(number - 100)}`
  if (number < 1000) return `${words(Math.floor(number / 100))} ratus${rest(number % 100)}`
  if (number < 2000) return `seribu${rest(number - 1000)}`
  const { value, word } = SCALES.find((scale) => number >= scale.value) ?? { value: 1000, word: 'ribu' }
  return `${words(Math.floor(number / value))} ${word}${rest(number % value)}`
}

/**
 * Formats a number in Indonesian words: 1500 is 'seribu lima ratus', -7 'minus tujuh' (section 9: number-to-words). The
 * largest is 'seribu triliun': the dictionary defines triliun as twelve zeros for Indonesia, while kuadriliun differs
 * from country to country, and state budgets are read in thousands of triliun.
 * @param value whole number from -10^15 to 10^15
 * @throws RangeError for anything else
 */
export const formatTerbilang = (value: number): string => {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_NUMBER) {
    throw new RangeError(`terbilang: a whole number up to 10^15 is needed, not ${value}`)
  }
  return value < 0 ? `minus ${words(-value)}` : words(value)
}
