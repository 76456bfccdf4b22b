// @vitest-environment node

import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routesOf } from '../../../src/app/app-routes.tsx'
import { SCREENS } from '../../../src/app/later-screens.ts'
import { plainPaths, plainPattern, screensIn } from './plain-paths.ts'

const table = (rows: string) => `import type { Screen } from '#shared/screen.ts'
export const screens: Screen[] = [${rows}]`
const row = (facts: string) => `{ ${facts}, title: 'title', loadPage: async () => (await import('./x.tsx')).X }`

test('a screen that is added before the login is known to the head script of the next build', () => {
  const code = table(
    [
      row("path: '/surat/info/:idSurat', layout: 'letter-info'"),
      row("path: '/hello', layout: 'pre-login', session: true"),
      row("path: '/krs', layout: 'main'"),
      row("path: '/cetak-krs', layout: 'plain'"),
      row("path: '/cetak-surat', layout: 'plain', session: false"),
    ].join(),
  )
  const pattern = new RegExp(plainPattern(screensIn(code, 'screens.ts')))
  const known = ['/surat/info/7', '/surat/info', '/hello', '/hello/', '/cetak-surat', '/loading', '/error']
  expect(known.filter((path) => !pattern.test(path))).toEqual([])
  const others = ['/krs', '/cetak-krs', '/surat', '/surat/informasi', '/hello-there', '/x/hello', '/']
  expect(others.filter((path) => pattern.test(path))).toEqual([])
})

test.each([
  ['a path that is computed', row("path: BASE + '/x', layout: 'pre-login'")],
  ['a layout that is computed', row("path: '/x', layout: LAYOUT")],
  ['a session that is computed', row("path: '/x', layout: 'plain', session: isOpen")],
  ['rows from elsewhere', '...others'],
  ['no screen', ''],
])('the build stops at a table with %s', (_, rows) => {
  expect(() => screensIn(table(rows), 'screens.ts')).toThrow('screens.ts')
})

test('a pre-login screen needs a beginning of its own', () => {
  expect(() => plainPattern([{ path: '/:anything', layout: 'pre-login' }])).toThrow('/:anything')
})

/** Every address with the routes around it. */
const addressesIn = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addressesIn(children)])

test('what the build reads of the table is what the app makes of it', () => {
  const pattern = new RegExp(plainPaths(process.cwd()))
  const plain = SCREENS.filter(({ layout, session }) => /pre-login|letter-info/.test(layout) || session === false)
  expect(plain.length).toBeGreaterThan(3)
  const own = ['/loading', '/error']
  const expected = [...plain.map(({ path }) => path), ...own].toSorted()
  const all = addressesIn(routesOf({ screens: SCREENS, state: 'complete' }, true))
  expect(all.filter((path) => pattern.test(path)).toSorted()).toEqual(expected)
})
