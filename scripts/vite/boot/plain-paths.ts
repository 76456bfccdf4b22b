import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ESTree } from 'vite'
import type { ScreenFacts } from '../../../src/kit/screen.ts'
import { parseCode } from './parse-code.ts'

/** Facts that decide whether the shell is rendered around a screen, and the screen's name. */
type Facts = Pick<ScreenFacts, 'path' | 'layout' | 'session' | 'title'>

/** Routes of the app itself that need no session (src/app/app-routes.tsx). */
const OWN = ['/loading', '/error']
const LOGIN = 'login'
/** Layouts without the shell, for screens that need no session. */
const WITHOUT_SHELL = new Set(['pre-login', 'letter-info'])

const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '')

/** Reads the facts of a screen from its row without running the code. */
const factsOf = (row: ESTree.ArrayExpressionElement, file: string): Facts => {
  const fail = (): never => {
    throw new Error(`${file}: path, layout, session and title of a screen are written out`)
  }
  if (row?.type !== 'ObjectExpression') return fail()
  const literals = row.properties.flatMap((property) => {
    if (property.type !== 'Property') return [] // a method, such as loadPage
    return property.value.type === 'Literal' ? [[nameOf(property), property.value.value] as const] : []
  })
  const { path, layout, session, title } = Object.fromEntries(literals)
  const isSaid = row.properties.some((property) => property.type === 'Property' && nameOf(property) === 'session')
  const isSession = typeof session === 'boolean' || session === 'optional'
  if (typeof path !== 'string' || typeof layout !== 'string' || typeof title !== 'string' || isSaid !== isSession)
    return fail()
  return { path, title, layout: layout as Facts['layout'], ...(isSession && { session }) }
}

/**
 * Returns the screens in a table file.
 * @throws Error when a row is not an object literal with literal facts
 */
export const screensIn = (code: string, file: string): Facts[] => {
  const rows = parseCode(code, file).body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) => (init?.type === 'ArrayExpression' ? init.elements : []))
  })
  if (rows.length === 0) throw new Error(`${file}: no screens`)
  return rows.map((row) => factsOf(row, file))
}

/** Returns the part of a path before its first parameter, as a pattern. */
const beginningOf = (path: string): string => {
  const beginning = path.replace(/^\/|\/?:.*$/g, '')
  if (!/^[\w/-]+$/.test(beginning)) throw new Error(`no beginning that only ${path} has`)
  return beginning
}

/**
 * Returns the pattern of addresses that render without the shell and open the app without a session. The head script
 * (src/boot/boot.ts) needs it before the table of screens is loaded.
 */
export const plainPattern = (screens: readonly Facts[]): string => {
  const plain = screens.filter(({ layout, session }) => session === false || WITHOUT_SHELL.has(layout))
  const beginnings = [...OWN, ...plain.map(({ path }) => path)].map(beginningOf)
  return `^/(${[...new Set(beginnings)].toSorted().join('|')})(/|$)`
}

/**
 * Returns the pattern of the login's addresses and of addresses that need a session: without a session they show the
 * login. Any other address is public or unknown; the app decides.
 */
export const guardedPattern = (screens: readonly Facts[]): string => {
  const needsSession = ({ layout, session }: Facts) =>
    session === undefined ? !WITHOUT_SHELL.has(layout) : session === true
  const paths = screens.filter(needsSession).map(({ path }) => path.slice(1).replace(/:\w+/g, '[^/]+'))
  return `^/(${[...new Set([LOGIN, ...paths])].toSorted().join('|')})?/?$`
}

/** Returns every screen of this project, grouped by table file. */
export const readScreens = (root: string): { file: string; screens: Facts[] }[] =>
  readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'screens.ts')
    .map((file) => join('src/features', file))
    .toSorted()
    .map((file) => ({ file, screens: screensIn(readFileSync(join(root, file), 'utf8'), file) }))

/** Returns the patterns for all screens of this project. */
export const screenPaths = (root: string): { plain: string; guarded: string } => {
  const screens = readScreens(root).flatMap((table) => table.screens)
  return { plain: plainPattern(screens), guarded: guardedPattern(screens) }
}
