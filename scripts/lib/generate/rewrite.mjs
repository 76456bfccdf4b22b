// Rewrites orval's output in one pass over TypeScript's syntax tree: adds readers to queries and makes validators lazy.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

const LAZY = 'src/shared/lazy.ts'
const READERS = './readers.ts'

const parse = (text) => ts.createSourceFile('generated.ts', text, ts.ScriptTarget.Latest, true)

/** Applies insertions and replacements from the end of the text to its start. */
const edited = (text, edits) =>
  edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((next, { from, to = from, by }) => next.slice(0, from) + by + next.slice(to), text)

const everyNode = (node) => {
  const found = [node]
  ts.forEachChild(node, (child) => {
    found.push(...everyNode(child))
  })
  return found
}

/** Adds an import after the last one. */
const importing = (source, line) => {
  const last = source.statements.filter(ts.isImportDeclaration).at(-1)
  if (!last) throw new Error('a generated file without imports')
  return { from: last.end, by: `\n${line}` }
}

/** Returns the operation in `TData = Awaited<ReturnType<typeof operation>>`, the data type of a query. */
const operationOf = (node) => {
  if (!ts.isTypeParameterDeclaration(node) || node.name.text !== 'TData' || !node.default) return undefined
  return everyNode(node.default).find(ts.isTypeQueryNode)?.exprName.getText()
}

const propertyOf = (node, name) =>
  node.properties.find((property) => ts.isPropertyAssignment(property) && property.name.getText() === name)

const isSpreadOf = (property, name) => ts.isSpreadAssignment(property) && property.expression.getText() === name

/** Returns the name of the reader of an operation or a schema in generated/client/<tag>/readers.ts. */
export const readerName = (name) => `read${name[0].toUpperCase()}${name.slice(1)}`

/**
 * Makes each query of a client return the reader's result: sets `select` in its options, so that the cache stays raw,
 * and the type of its data. Passes the reader's comparison of fields (`fits`) to the call.
 * @param {string} text content of generated/client/<tag>/<tag>.ts
 * @param {ReadonlySet<string>} objects operations that respond with an object
 * @returns {string} the text, unchanged when it has no query
 * @throws Error for a query whose options are not found
 */
export const readInQueries = (text, objects) => {
  const source = parse(text)
  const edits = []
  const readers = new Set()
  const selected = new Set()
  const reads = (operation) => {
    readers.add(readerName(operation))
    return readerName(operation)
  }
  const rewrite = (node, operation) => {
    const given = operationOf(node)
    if (given)
      edits.push({ from: node.default.getStart(), to: node.default.end, by: `ReturnType<typeof ${reads(given)}>` })
    if (!ts.isObjectLiteralExpression(node)) return
    const spread = node.properties.find((property) => isSpreadOf(property, 'queryOptions'))
    if (!spread) return
    edits.push({ from: spread.getStart(), by: `select: ${reads(operation)}, ` })
    selected.add(readerName(operation))
  }
  for (const statement of source.statements) {
    const nodes = everyNode(statement)
    const operation = nodes.map(operationOf).find(Boolean)
    if (operation) for (const node of nodes) rewrite(node, operation)
  }
  for (const node of everyNode(source).filter(ts.isObjectLiteralExpression)) {
    const fact = propertyOf(node, 'operation')
    const operation = fact?.initializer.text
    if (objects.has(operation) && readers.has(readerName(operation)))
      edits.push({ from: fact.end, by: `, fits: ${readerName(operation)}.fits` })
  }
  if (readers.size === 0) return text
  const lost = [...readers].filter((reader) => !selected.has(reader))
  if (lost.length > 0) throw new Error(`options of another form than expected: ${lost.join(', ')}`)
  return edited(text, [...edits, importing(source, `import { ${[...readers].join(', ')} } from '${READERS}';`)])
}

const isValidator = ({ initializer }) => {
  if (!initializer || !ts.isCallExpression(initializer)) return false
  return /^zod\b/.test(initializer.expression.getText())
}

/**
 * Creates each validator of a file on first use: one has 1 kB and takes a slow phone 0.1 ms.
 * @param {string} text content of a file of models
 * @param {string} address address of src/shared/lazy.ts, from that file
 * @returns {string} the text, unchanged when it has no validator
 */
export const lazyValidators = (text, address) => {
  const source = parse(text)
  const validators = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(isValidator)
  if (validators.length === 0) return text
  const edits = validators.flatMap(({ initializer }) => [
    { from: initializer.pos, by: ' /*#__PURE__*/ lazy(() =>' },
    { from: initializer.end, by: ')' },
  ])
  return edited(text, [...edits, importing(source, `import { lazy } from '${address}';`)])
}

/** Rewrites each file below a folder. @throws Error when no file changes, i.e. orval's output has an unexpected form */
export const rewriteFolder = (folder, rewrite) => {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const changed = files.filter(({ parentPath, name }) => {
    const file = join(parentPath, name)
    const text = readFileSync(file, 'utf8')
    const next = rewrite(text, relative(parentPath, LAZY).split(sep).join('/'))
    if (next !== text) writeFileSync(file, next)
    return next !== text
  })
  if (changed.length === 0) throw new Error(`${folder}: nothing to rewrite`)
}
