import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ESTree } from 'vite'
import type { ScreenFacts } from '../../../src/kit/screen.ts'
import { parseCode } from './parse-code.ts'

/** What decides whether the shell stands around a screen, and its name. */
type Facts = Pick<ScreenFacts, 'path' | 'layout' | 'session' | 'title'>

/** Pages of app itself, before any session (src/app/app-routes.tsx). */
const OWN = ['/loading', '/error']
const LOGIN = 'login'
/** Layouts without the shell, of screens that need nobody signed in. */
const WITHOUT_SHELL = new Set(['pre-login', 'letter-info'])

const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '')

/** What stands in the row of a screen: data that can be read without running it. */
const factsOf = (row: ESTree.ArrayExpressionElement, file: string): Facts => {
  const fail = (): never => {
    throw new Error(`${file}: path, layout, session and title of a screen are written out`)
  }
  if (row?.type !== 'ObjectExpression') return fail()
  const literals = row.properties.flatMap((property) => {
    if (property.type !== 'Property') return [] // how its page is loaded: nothing of what is asked here
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
 * The screens that a file of the table names.
 * @throws Error when it holds anything but rows that say what they are
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

/** The part of a path that stands before its first parameter, as a pattern. */
const beginningOf = (path: string): string => {
  const beginning = path.replace(/^\/|\/?:.*$/g, '')
  if (!/^[\w/-]+$/.test(beginning)) throw new Error(`no beginning that only ${path} has`)
  return beginning
}

/**
 * The pattern of addresses that stand without a shell and open the app without a session, for the head script
 * (src/boot/boot.ts): it knows them before the table of screens is here.
 */
export const plainPattern = (screens: readonly Facts[]): string => {
  const plain = screens.filter(({ layout, session }) => session === false || WITHOUT_SHELL.has(layout))
  const beginnings = [...OWN, ...plain.map(({ path }) => path)].map(beginningOf)
  return `^/(${[...new Set(beginnings)].toSorted().join('|')})(/|$)`
}

/**
 * The pattern of the login's addresses and of those that need a session: without one they show the login. Any other address
 * is public or unknown, and the app says which.
 */
export const guardedPattern = (screens: readonly Facts[]): string => {
  const needsSession = ({ layout, session }: Facts) =>
    session === undefined ? !WITHOUT_SHELL.has(layout) : session === true
  const paths = screens.filter(needsSession).map(({ path }) => path.slice(1).replace(/:\w+/g, '[^/]+'))
  return `^/(${[...new Set([LOGIN, ...paths])].toSorted().join('|')})?/?$`
}

/** Every screen of this project, by the file of the table that names it. */
export const readScreens = (root: string): { file: string; screens: Facts[] }[] =>
  readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'screens.ts')
    .map((file) => join('src/features', file))
    .toSorted()
    .map((file) => ({ file, screens: screensIn(readFileSync(join(root, file), 'utf8'), file) }))

/** Patterns for the table of screens of this project. */
export const screenPaths = (root: string): { plain: string; guarded: string } => {
  const screens = readScreens(root).flatMap((table) => table.screens)
  return { plain: plainPattern(screens), guarded: guardedPattern(screens) }
}
