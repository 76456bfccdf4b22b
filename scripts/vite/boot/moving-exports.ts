import { type ESTree, Visitor } from 'vite'
import { parseCode } from './parse-code.ts'

const declared = (node: ESTree.Node): string[] => {
  if (node.type !== 'VariableDeclaration' || node.kind === 'const') return []
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

const exportedBy = (node: ESTree.ExportNamedDeclaration): string[] =>
  node.declaration
    ? declared(node.declaration)
    : node.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))

/** Returns the names of exported top-level variables of a module. */
const exportedVariables = ({ body }: ESTree.Program): Set<string> => {
  const exported = body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? exportedBy(node) : []))
  const variables = new Set(
    body.flatMap((node) => declared(node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node)),
  )
  return new Set(exported.filter((name) => variables.has(name)))
}

/**
 * Returns the exports of a module that a function reassigns. Code that copies an export once, such as the files of the
 * stages, would keep the first value.
 */
export const movingExports = (code: string, name?: string): string[] => {
  const tree = parseCode(code, name)
  const names = exportedVariables(tree)
  if (names.size === 0) return []
  const functions: { start: number; end: number }[] = []
  const assigned: { start: number; name: string }[] = []
  const enter = ({ start, end }: { start: number; end: number }) => void functions.push({ start, end })
  const assign = (target: ESTree.Node) => {
    if (target.type === 'Identifier' && names.has(target.name)) assigned.push(target)
  }
  const set = ({ left }: ESTree.AssignmentExpression) => assign(left)
  const step = ({ argument }: ESTree.UpdateExpression) => assign(argument)
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    AssignmentExpression: set,
    UpdateExpression: step,
  }).visit(tree)
  const isLater = (at: number) => functions.some(({ start, end }) => start < at && at < end)
  return [...new Set(assigned.filter(({ start }) => isLater(start)).map(({ name }) => name))]
}
