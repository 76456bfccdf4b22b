import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import routes from '#tests/spec/routes.json'
import { ROUTES } from './app-routes.tsx'
import { SCREENS } from './screens.ts'
import { BUNDLED_TEXTS, loadTexts } from './texts.ts'

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

test('every address has one screen only', () => {
  const paths = pathsOf(ROUTES)
  expect(paths).toEqual([...new Set(paths)])
})

test('every screen is an address of the specification', () => {
  const known = new Set(routes.rows.map(({ path }) => path.replace(/\{(\w+)\??\}/g, ':$1')))
  for (const { path } of SCREENS) expect(known).toContain(path)
})

test.each(['id', 'en'] as const)('every screen has a name in the language %s, for the tab', async (language) => {
  for (const { subject, title } of SCREENS) {
    const texts =
      language === 'id' ? (BUNDLED_TEXTS[subject] ?? (await loadTexts('id', subject))) : await loadTexts('en', subject)
    expect(texts[title]).toBeTruthy()
  }
})

test('texts of a subject that does not exist are none, not a failure', async () => {
  expect(await loadTexts('en', 'no-such-subject')).toEqual({})
})

test('[R2-014] [R2-015] /error is a page of its own; an unknown address matches the 404 page', () => {
  expect(matchRoutes(ROUTES, '/error')?.at(-1)?.route.path).toBe('/error')
  expect(matchRoutes(ROUTES, '/tidak/ada')?.at(-1)?.route.path).toBe('*')
})
