/** Time of a row: milliseconds, or any number that grows with time; null where it names none. */
type TimeOf<Row> = (row: Row) => number | null | undefined

const isNewestFirst = (times: readonly (number | null | undefined)[]): boolean => {
  const known = times.filter((time) => typeof time === 'number')
  return (known.at(0) ?? 0) > (known.at(-1) ?? 0)
}

/**
 * Rows of a history, oldest first, whichever way round they came. Rows of the same time keep their order, and a row without a
 * time stays behind the one that it follows.
 */
export const oldestFirst = <Row>(rows: readonly Row[], timeOf: TimeOf<Row>): Row[] => {
  const turned = isNewestFirst(rows.map(timeOf)) ? rows.toReversed() : rows
  let last = Number.NEGATIVE_INFINITY
  const timed = turned.map((row) => {
    last = timeOf(row) ?? last
    return { row, at: last }
  })
  return timed.toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ row }) => row)
}

/** Rows of a history, newest first, whichever way round they came. */
export const newestFirst = <Row>(rows: readonly Row[], timeOf: TimeOf<Row>): Row[] =>
  oldestFirst(rows, timeOf).toReversed()
