import type { MakulIds } from '#kit/link/makul-key.ts'
import { allRows, isKnownText, type Listed, readRows } from '#shared/wire/readers.ts'

/** Rows of one course in a list. */
export interface MakulRows<Row> {
  rows: Row[]
  /** True when every row of the list could be compared: only then does the list have no further row of the course. */
  isWhole: boolean
}

const idOf = ({ idMakul }: MakulIds): string => String(idMakul ?? '').trim()

/**
 * Returns whether a row belongs to a course: by id when both have one, otherwise by code.
 * @returns null when they have no id in common
 */
export const isOfMakul = (row: MakulIds, makul: MakulIds): boolean | null => {
  const [own, wanted] = [idOf(row), idOf(makul)]
  if (isKnownText(own) && isKnownText(wanted)) return own === wanted
  return isKnownText(row.kodeMakul) && isKnownText(makul.kodeMakul) ? row.kodeMakul === makul.kodeMakul : null
}

/** Returns the rows of a course in a list. */
export const rowsOfMakul = <Row extends MakulIds>(
  list: Listed<Row> | null | undefined,
  makul: MakulIds,
): MakulRows<Row> => ({
  rows: readRows(list, 'noted').filter((row) => isOfMakul(row, makul) === true),
  isWhole: allRows(list)?.every((row) => isOfMakul(row, makul) !== null) === true,
})

/**
 * Returns id and code of the course that an address names, from the rows of several lists: a list may lack either.
 * @param key id or code; an id takes precedence over an equal code
 * @returns null when no list names it
 */
export const identifyMakul = (
  key: string,
  lists: readonly (Listed<MakulIds> | null | undefined)[],
): MakulIds | null => {
  const rows = lists.flatMap((list) => readRows(list, 'hint'))
  const byId = rows.filter((row) => idOf(row) === key)
  const found = byId.length > 0 ? byId : rows.filter(({ kodeMakul }) => kodeMakul === key)
  if (found.length === 0) return null
  return {
    idMakul: found.map(idOf).find(isKnownText) ?? '',
    kodeMakul: found.map(({ kodeMakul }) => kodeMakul).find(isKnownText) ?? '',
  }
}
