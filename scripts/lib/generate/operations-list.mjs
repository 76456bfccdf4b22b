import { writeFileSync } from 'node:fs'

const byTag = ({ tag: a }, { tag: b }) => (a < b ? -1 : a > b ? 1 : 0)

/** Writes generated/operations.md: every operation of the bundled contract on one page. */
export const writeOperationsList = ({ paths }) => {
  const rows = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        tag: operation.tags[0],
        cells: [operation.operationId, method.toUpperCase(), path, operation['x-gap'] ?? operation['x-evidence']],
      })),
    )
    .sort(byTag)
  const lines = rows.map(({ tag, cells }) => `| ${[tag, ...cells].join(' | ')} |`)
  const count = `${rows.length} in ${new Set(rows.map(({ tag }) => tag)).size} tags`
  writeFileSync(
    'generated/operations.md',
    `# Operations\n\nEvery operation of the contract: ${count}. The last column is the gap that it fills, or its evidence.\n
| tag | operation | method | path | from |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`,
  )
}
