interface Row {
  operationId: string
  tag: string
}

interface Named extends Row {
  name: string
}

/** Removes case and separators. */
const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Finds operations whose name, id or tag contains each of the typed words, grouped by tag.
 * @param chosen always stays in the list
 * @returns groups in alphabetical order, and the number of matches
 */
export const findOperations = (
  operations: readonly Row[],
  typed: string,
  nameOf: (operationId: string) => string,
  chosen: string,
): { groups: [tag: string, rows: Named[]][]; count: number } => {
  const words = typed.split(/\s+/).map(squeeze).filter(Boolean)
  const named = operations.map(({ operationId, tag }): Named => ({ operationId, tag, name: nameOf(operationId) }))
  const fits = ({ operationId, tag, name }: Named) => {
    const all = squeeze(`${operationId}${tag}${name}`)
    return words.every((word) => all.includes(word))
  }
  const found = named.filter(fits)
  const shown = named.filter((row) => row.operationId === chosen || found.includes(row))
  const sorted = shown.toSorted((a, b) => a.name.localeCompare(b.name))
  const tags = [...new Set(sorted.map(({ tag }) => tag))].toSorted()
  const groups = tags.map((tag): [string, Named[]] => [tag, sorted.filter((row) => row.tag === tag)])
  return { groups, count: found.length }
}
