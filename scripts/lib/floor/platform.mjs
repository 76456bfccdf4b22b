// Looks up in MDN's data which supported browsers lack a platform feature.
import { createRequire } from 'node:module'
import { FLOOR } from './floor.mjs'

const require = createRequire(import.meta.url)
const DATA = require('@mdn/browser-compat-data')

const { ios, ...others } = FLOOR
const BROWSERS = Object.entries({
  ...others,
  safari_ios: ios,
  chrome_android: FLOOR.chrome,
  firefox_android: FLOOR.firefox,
})

const isAtMost = (version, limit) => {
  const [[a, b = 0], [most, rest = 0]] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number))
  return a < most || (a === most && b <= rest)
}

/** Returns whether the version has the feature unprefixed, without a flag, and not removed again. */
const isThere = ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }, limit) =>
  typeof added === 'string' &&
  added !== 'preview' &&
  !(flags || prefix || other) &&
  isAtMost(added, limit) &&
  !(typeof removed === 'string' && isAtMost(removed, limit))

/** Returns the supported browsers that lack what a node of the data describes. */
const lacking = (node) =>
  BROWSERS.filter(([browser, limit]) => {
    const support = node.__compat.support[browser]
    return support && ![support].flat().some((statement) => isThere(statement, limit))
  }).map(([browser, limit]) => `${browser} ${limit}`)

const nodeAt = (path) => path.reduce((at, name) => (at && Object.hasOwn(at, name) ? at[name] : undefined), DATA)

/** Returns whether MDN's data has the path. @param {string[]} path */
export const isKnown = (path) => nodeAt(path) !== undefined

/** Returns the supported browsers that lack a feature; none when MDN's data does not have it. @param {string[]} path */
export const lackedBy = (path) => {
  const node = nodeAt(path)
  return node?.__compat ? lacking(node) : []
}

/** Interfaces that list style properties; scripts do not name them. */
const NO_OWNERS = /Descriptors$|^CSSStyleDeclaration$/

/** Returns the paths directly below a path: the interfaces of ['api'], the elements of ['html', 'elements']. */
export const ownersIn = (...path) =>
  Object.keys(nodeAt(path))
    .filter((name) => name !== '__compat' && !NO_OWNERS.test(name))
    .map((name) => [...path, name])

/**
 * Builds a lookup by member name alone, e.g. `toSorted` of Array and of TypedArray.
 * @param {string[][]} owners paths of objects that may have the member
 * @returns a function that returns the browsers that lack every member of a name; none when all supported browsers have
 * one of them, or when no owner has the name
 */
export const askByName = (owners) => {
  const places = new Map()
  for (const owner of owners)
    for (const [name, node] of Object.entries(nodeAt(owner)))
      if (node.__compat) places.set(name, [...(places.get(name) ?? []), node])
  return (name) => {
    const lists = (places.get(name) ?? []).map(lacking)
    return lists.every(({ length }) => length > 0) ? (lists[0] ?? []) : []
  }
}
