import { type CustomAtRules, type Selector, transform, type Visitor } from 'lightningcss'
import { STYLE_TARGETS } from '../../lib/floor/floor.mjs'

/** Returns the class and element names in a piece of markup. */
const namesIn = (html: string): Set<string> => {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return new Set([...classes.map((name) => `.${name}`), ...[...html.matchAll(/<(\w+)/g)].map(([, name = '']) => name)])
}

const namesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [`.${part.name}`] : part.type === 'type' ? [part.name] : []))

const minified = (css: string, visitor: Visitor<CustomAtRules> = {}): string =>
  transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    targets: STYLE_TARGETS,
    visitor,
  }).code.toString()

/**
 * Returns the rules of a style that apply to the classes of a piece of markup, in their order. Rules without a class
 * are left out: they are in the style of every page.
 */
export const styleOf = (css: string, html: string): string => {
  const here = namesIn(html)
  const isUsed = (selector: Selector) => {
    const names = namesOf(selector)
    return names.some((name) => name.startsWith('.')) && names.every((name) => here.has(name))
  }
  const only = minified(css, {
    Rule: { style: (rule) => (rule.value.selectors.some(isUsed) ? undefined : []) },
  })
  return minified(only) // removes at-rules that have become empty
}
