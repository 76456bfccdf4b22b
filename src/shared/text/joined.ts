/** Joins facts in one line, '14.05 WIB · R 301'; unknown ones are left out. */
export const joined = (...facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ')
