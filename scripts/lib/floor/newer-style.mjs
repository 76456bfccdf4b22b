// Finds features in a built style that a supported browser lacks. The input comes from the bundler: minified, without
// comments.
import { askByName, lackedBy, ownersIn } from './platform.mjs'

const selectorLack = (name) => lackedBy(['css', 'selectors', name])
const functionLack = askByName([['css', 'types'], ...ownersIn('css', 'types')])

/** Removes strings, addresses and custom property names, which are not features. */
const withoutTexts = (css) =>
  css.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g, '""').replaceAll(/(?<![\w-])--[\w-]+/g, '--x')

const UNITS = [
  [/\d(?:dv|sv|lv)(?:h|w|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
  ...['lh', 'rlh', 'cap', 'ic', 'rcap', 'rch', 'rex', 'ric'].map((unit) => [new RegExp(`\\d${unit}\\b`), unit]),
]

const seeSelector = (selector, found) => {
  for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) found(`:${name}`, selectorLack(name))
  if (selector.includes('&')) found('&', selectorLack('nesting'))
}

const seeAtRule = (rule, found) => {
  const [, name, query] = /^@([a-z-]+)(.*)/s.exec(rule)
  found(`@${name}`, lackedBy(['css', 'at-rules', name]))
  if (/[<>]/.test(query)) found(`@${name} (<)`, lackedBy(['css', 'at-rules', name, 'range_syntax']))
  for (const [, feature] of query.matchAll(/\(([a-z-]+)/g))
    found(`@${name} (${feature})`, lackedBy(['css', 'at-rules', name, feature]))
  if (name === 'supports') return
  for (const [, selector] of query.matchAll(/selector\(([^)]*)/g)) seeSelector(selector, found)
}

const seeValue = (property, value, found) => {
  for (const [, name] of value.matchAll(/([a-z][a-z-]*)\(/g)) found(`${name}()`, functionLack(name))
  for (const [unit, name] of UNITS) if (unit.test(value)) found(name, lackedBy(['css', 'types', 'length', name]))
  for (const [word] of value.matchAll(/[a-z][a-z-]+/g))
    found(`${property}: ${word}`, lackedBy(['css', 'properties', property, word]))
}

const seeDeclaration = (text, found) => {
  const colon = text.indexOf(':')
  const property = text.slice(0, colon)
  if (colon < 0) return
  const lack = property.startsWith('-') ? [] : lackedBy(['css', 'properties', property])
  found(property, lack)
  if (lack.length === 0) seeValue(property, text.slice(colon + 1), found)
}

/**
 * Returns the uses of features that a supported browser lacks, across all styles.
 * @param {{ name: string, code: string }[]} styles
 * @returns {{ feature: string, file: string, lack: string[] }[]} one for each use
 */
export const newerInStyles = (styles) => {
  const uses = []
  for (const { name, code } of styles) {
    const found = (feature, lack) => {
      if (lack.length > 0) uses.push({ feature, file: name, lack })
    }
    const inside = [] // one entry for each open block: true for a selector, false for an at-rule
    for (const [, text, end] of withoutTexts(code).matchAll(/([^{};]*)([{};]|$)/g)) {
      const piece = text.trim()
      const isAtRule = piece.startsWith('@')
      if (isAtRule) seeAtRule(piece, found)
      else if (end !== '{') seeDeclaration(piece, found)
      else {
        seeSelector(piece, found)
        if (inside.includes(true)) found('&', selectorLack('nesting'))
      }
      if (end === '{') inside.push(!isAtRule)
      if (end === '}') inside.pop()
    }
  }
  return uses
}
