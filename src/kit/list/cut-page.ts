interface Cut<Row> {
  rows: Row[]
  /** Rows over all pages; null when nobody knows. */
  total: number | null
}

/**
 * The rows of one page. A gateway that does not cut sends all of them at once: then they are cut here, and a screen never
 * draws more than a page.
 * @param total what the answer says of all pages; less than what is here is not known
 */
export const cutPage = <Row>(rows: Row[], total: number | null, page: number, perPage: number): Cut<Row> =>
  rows.length > perPage
    ? { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
    : { rows, total: total !== null && Number.isInteger(total) && total >= rows.length ? total : null }
