/** Returns the time of a row: milliseconds, or any number that grows with time; null without one. */
type TimeOf<Row> = (row: Row) => number | null | undefined

const isNewestFirst = (times: readonly (number | null | undefined)[]): boolean => {
  const known = times.filter((time) => typeof time === 'number')
  return (known.at(0) ?? 0) > (known.at(-1) ?? 0)
}

/**
 * Returns the rows of a history, oldest first, whatever their order. Rows of equal time keep their order, and a row
 * without a time stays after its predecessor.
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

/** Returns the rows of a history, newest first, whatever their order. */
export const newestFirst = <Row>(rows: readonly Row[], timeOf: TimeOf<Row>): Row[] =>
  oldestFirst(rows, timeOf).toReversed()
