// Which browser of the floor lacks a feature of the platform, by MDN's data.
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

/** As it stands: under its own name, not behind a switch, not taken away again. */
const isThere = ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }, limit) =>
  typeof added === 'string' &&
  added !== 'preview' &&
  !(flags || prefix || other) &&
  isAtMost(added, limit) &&
  !(typeof removed === 'string' && isAtMost(removed, limit))

/** Browsers of the floor that lack what a node of the data describes. */
const lacking = (node) =>
  BROWSERS.filter(([browser, limit]) => {
    const support = node.__compat.support[browser]
    return support && ![support].flat().some((statement) => isThere(statement, limit))
  }).map(([browser, limit]) => `${browser} ${limit}`)

const nodeAt = (path) => path.reduce((at, name) => (at && Object.hasOwn(at, name) ? at[name] : undefined), DATA)

/** Whether MDN knows it. @param {string[]} path */
export const isKnown = (path) => nodeAt(path) !== undefined

/** Who lacks it; nobody when MDN does not know it. @param {string[]} path */
export const lackedBy = (path) => {
  const node = nodeAt(path)
  return node?.__compat ? lacking(node) : []
}

/** Lists of a thing's properties in words of styles, which code never names. */
const NO_OWNERS = /Descriptors$|^CSSStyleDeclaration$/

/** Paths of what stands below a path: the interfaces of ['api'], the elements of ['html', 'elements']. */
export const ownersIn = (...path) =>
  Object.keys(nodeAt(path))
    .filter((name) => name !== '__compat' && !NO_OWNERS.test(name))
    .map((name) => [...path, name])

/**
 * Asks by the name of a member alone: `toSorted` of Array and of TypedArray.
 * @param {string[][]} owners paths of what may have the member
 * @returns who lacks every member of this name; nobody where one of them is in the floor, or none has the name
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
