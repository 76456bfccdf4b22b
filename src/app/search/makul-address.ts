import { MAKUL } from '#kit/link/makul-key.ts'

/**
 * Returns an address with the sheet of a course open.
 * @param at path and query of the screen below the sheet
 * @param makul key of the course (makul-key.ts)
 */
export const makulAddress = ({ pathname, search }: { pathname: string; search: string }, makul: string): string => {
  const params = new URLSearchParams(search)
  params.set(MAKUL, makul)
  return `${pathname}?${params.toString()}`
}
