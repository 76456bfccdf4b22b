const NUMERALS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

const MAX_NUMBER = 3999

/**
 * Formats a number in Roman numerals: 4 is 'IV' (section 9).
 * @param value whole number from 1 to 3999, the range of Roman numerals without overlines
 * @throws RangeError for anything else
 */
export const formatRomawi = (value: number): string => {
  if (!Number.isInteger(value) || value < 1 || value > MAX_NUMBER) {
    throw new RangeError(`romawi: a whole number from 1 to ${MAX_NUMBER} is needed, not ${value}`)
  }
  let left = value
  let text = ''
  for (const [worth, letters] of NUMERALS) {
    text += letters.repeat(Math.floor(left / worth))
    left %= worth
  }
  return text
}
