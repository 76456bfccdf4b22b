/**
 * A list of an answer, checked where it is used: the wire may send anything in its place, or null among its rows.
 * @returns the rows, or null when it is no list (a screen then says that the answer can not be read)
 */
export const asList = <Row>(value: readonly Row[] | null | undefined): Row[] | null =>
  Array.isArray(value) ? value.filter((row) => row !== null && row !== undefined) : null
