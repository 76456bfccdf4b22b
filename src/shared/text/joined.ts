/** Facts of one thing in a line, '14.05 WIB · R 301'; what is not known is left out. */
export const joined = (...facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ')
