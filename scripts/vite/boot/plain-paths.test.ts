// @vitest-environment node

import { readFileSync } from 'node:fs'
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routesOf } from '../../../src/app/app-routes.tsx'
import { SCREENS } from '../../../src/app/later-screens.ts'
import { guardedPattern, plainPattern, screenPaths, screensIn } from './plain-paths.ts'

const table = (rows: string) => `import type { Screen } from '#kit/screen.ts'
export const screens: Screen[] = [${rows}]`
const row = (facts: string) => `{ ${facts}, title: 'title', loadPage: async () => (await import('./x.tsx')).X }`

test('recognises a newly added pre-login screen in the head script of the next build', () => {
  const code = table(
    [
      row("path: '/surat/info/:idSurat', layout: 'letter-info'"),
      row("path: '/hello', layout: 'pre-login', session: 'optional'"),
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
])('stops the build at a table with %s', (_, rows) => {
  expect(() => screensIn(table(rows), 'screens.ts')).toThrow('screens.ts')
})

test('rejects a pre-login path that starts with a parameter', () => {
  expect(() => plainPattern([{ path: '/:anything', layout: 'pre-login', title: 'title' }])).toThrow('/:anything')
})

/** Returns every address together with the routes around it. */
const addressesIn = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addressesIn(children)])

test("matches the same addresses without a session as the app's own screen table", () => {
  const pattern = new RegExp(screenPaths(process.cwd()).plain)
  const plain = SCREENS.filter(({ layout, session }) => /pre-login|letter-info/.test(layout) || session === false)
  expect(plain.length).toBeGreaterThan(3)
  const own = ['/loading', '/error']
  const expected = [...plain.map(({ path }) => path), ...own].toSorted()
  const all = addressesIn(routesOf({ screens: SCREENS, state: 'complete' }, true))
  expect(all.filter((path) => pattern.test(path)).toSorted()).toEqual(expected)
})

test('matches addresses that need a session, and no public or unknown ones', () => {
  const pattern = new RegExp(
    guardedPattern(screensIn(readFileSync('src/features/acara/seminar/screens.ts', 'utf8'), 'screens.ts')),
    'i',
  )
  const guarded = ['/', '/login', '/seminar', '/Seminar/', '/seminar/7', '/seminar/cetak/sertifikat']
  expect(guarded.filter((path) => !pattern.test(path))).toEqual([])
  const others = ['/tidak/ada', '/seminar/7/x', '/surat/info/7', '/seminars', '/welcome']
  expect(others.filter((path) => pattern.test(path))).toEqual([])
})

test('matches every screen that requires a session, and no other', () => {
  const { guarded } = screenPaths(process.cwd())
  const led = SCREENS.filter(({ path }) => new RegExp(guarded).test(path.replace(/:\w+/g, '7')))
  const needing = SCREENS.filter(({ layout, session }) => session ?? !/pre-login|letter-info/.test(layout))
  expect(led.map(({ path }) => path)).toEqual(
    needing.filter(({ session }) => session !== 'optional').map(({ path }) => path),
  )
})
