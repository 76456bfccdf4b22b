interface Cut<Row> {
  rows: Row[]
  /** Rows over all pages; null when nobody knows. */
  total: number | null
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/**
 * The rows of one page. A gateway that does not cut sends all of them at once: then they are cut here, and a screen never
 * draws more than a page.
 * @param total what the answer says of all pages; anything that is no count is not known
 */
export const cutPage = <Row>(rows: Row[], total: unknown, page: number, perPage: number): Cut<Row> =>
  rows.length > perPage
    ? { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
    : { rows, total: isCount(total) && total >= rows.length ? total : null }
