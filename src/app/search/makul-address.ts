/** Parameter that opens the sheet of a course on any screen. */
const MAKUL = 'makul'

/**
 * Returns an address with the sheet of a course open.
 * @param at path and query of the screen below the sheet
 * @param makul code of the course
 */
export const makulAddress = ({ pathname, search }: { pathname: string; search: string }, makul: string): string => {
  const params = new URLSearchParams(search)
  params.set(MAKUL, makul)
  return `${pathname}?${params.toString()}`
}
