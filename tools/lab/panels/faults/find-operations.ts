interface Row {
  operationId: string
  tag: string
}

interface Named extends Row {
  name: string
}

/** Without case and without what stands between the words. */
const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Operations whose name, id or tag holds each of the typed words, by tag.
 * @param chosen stays in the list whatever is typed
 * @returns groups in alphabetical order, and how many fit what is typed
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
