/**
 * Returns rows without repeated keys: a list that repeats a row opens one dialog for it and counts it once. Rows with
 * an empty key stay.
 * @param keyOf returns the key of a row
 */
export const onceBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => {
  const known = new Set<string>()
  return rows.filter((row) => {
    const key = keyOf(row)
    if (key === '') return true
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
