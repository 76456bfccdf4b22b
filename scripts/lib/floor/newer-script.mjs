// Finds features in scripts that a supported browser lacks. For a member of an unknown object (`x.y`) only the name is
// known: it counts when no `y` of the platform is available in all supported browsers and the scripts define no `y`
// themselves.
import { parse } from 'acorn'
import { askByName, isKnown, lackedBy, ownersIn } from './platform.mjs'

/**
 * The newest edition that all supported browsers parse: the `v` flag of regular expressions (2024) is a syntax error in
 * some.
 */
const EDITION = 2023

const memberLack = askByName([...ownersIn('api'), ...ownersIn('javascript', 'builtins')])
const attributeLack = askByName([...ownersIn('html', 'elements'), ['html', 'global_attributes']])

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string')

const visit = (node, see) => {
  see(node)
  for (const child of childrenOf(node)) visit(child, see)
}

const textOf = (node) => {
  if (node?.type === 'Literal') return String(node.value)
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined
}

const nameOf = ({ computed, property, key = property }) => (computed ? textOf(key) : (key.name ?? textOf(key)))

const namesOf = (properties) => properties.filter(({ type }) => type === 'Property').map(nameOf)

/** Reads the member names that the scripts define themselves, by node type. */
const OWN = {
  ObjectExpression: ({ properties }) => namesOf(properties),
  MethodDefinition: nameOf,
  PropertyDefinition: nameOf,
  AssignmentExpression: ({ left }) => (left.type === 'MemberExpression' ? nameOf(left) : undefined),
}

const ownNamesOf = (node) => [OWN[node.type]?.(node)].flat()

const GLOBALS = new Set(['window', 'self', 'globalThis'])

/** Returns 'Intl' for Intl.x and for window.Intl.x. */
const globalName = (node) => {
  if (node.type === 'Identifier') return node.name
  const isOfWindow = node.type === 'MemberExpression' && GLOBALS.has(node.object.name)
  return isOfWindow ? nameOf(node) : undefined
}

const lackOfGlobal = (name) => [...lackedBy(['javascript', 'builtins', name]), ...lackedBy(['api', name])]

const lackOfStatic = (owner, name) => [
  ...lackedBy(['javascript', 'builtins', owner, name]),
  ...lackedBy(['api', owner, `${name}_static`]),
]

/**
 * Looks up a member of a platform object (`URL.x`) in that object only, and any other member by name in all objects.
 */
const seeMember = (node, found, own) => {
  const name = nameOf(node)
  const owner = globalName(node.object)
  if (name === undefined) return
  if (GLOBALS.has(owner)) found(name, lackOfGlobal(name))
  else if (owner && (isKnown(['javascript', 'builtins', owner]) || isKnown(['api', owner])))
    found(`${owner}.${name}`, lackOfStatic(owner, name))
  else if (!own.has(name)) found(`.${name}`, memberLack(name))
}

const seeCallee = (node, found) => {
  if (node.callee.type === 'Identifier') found(node.callee.name, lackOfGlobal(node.callee.name))
}

/**
 * Looks up attributes in `jsx('div', { popover: 'auto' })`. React writes some attributes in a different case than HTML.
 */
const seeElement = ({ arguments: [name, props] }, found) => {
  if (textOf(name) === undefined || props?.type !== 'ObjectExpression') return
  for (const property of props.properties) {
    const attribute = property.type === 'Property' ? nameOf(property)?.toLowerCase() : undefined
    if (attribute) found(`<${attribute}>`, attributeLack(attribute))
  }
}

/** Looks up destructured members, as in `({ newState }) => …`: the object has no name there. */
const seePattern = ({ properties }, found, own) => {
  for (const name of namesOf(properties)) if (name !== undefined && !own.has(name)) found(`.${name}`, memberLack(name))
}

const SEE = {
  ObjectPattern: seePattern,
  MemberExpression: seeMember,
  NewExpression: seeCallee,
  CallExpression: (node, found) => {
    seeCallee(node, found)
    seeElement(node, found)
  },
}

/**
 * Returns the uses of features that a supported browser lacks, across all scripts of a site.
 * @param {{ name: string, code: string }[]} scripts
 * @returns {{ feature: string, file: string, lack: string[] }[]} one for each use
 * @throws {SyntaxError} naming the file that a supported browser cannot parse
 */
export const newerInScripts = (scripts) => {
  const trees = scripts.map(({ name, code }) => {
    try {
      return { name, tree: parse(code, { ecmaVersion: EDITION, sourceType: 'module' }) }
    } catch (cause) {
      throw new SyntaxError(`${name} is not in ES${EDITION}: ${cause.message}`, { cause })
    }
  })
  const own = new Set()
  for (const { tree } of trees)
    visit(tree, (node) => {
      for (const name of ownNamesOf(node)) own.add(name)
    })
  const uses = []
  for (const { name, tree } of trees) {
    const found = (feature, lack) => {
      if (lack.length > 0) uses.push({ feature, file: name, lack })
    }
    visit(tree, (node) => SEE[node.type]?.(node, found, own))
  }
  return uses
}
