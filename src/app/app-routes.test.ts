// @vitest-environment node
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import routes from '#tests/spec/routes.json'
import { routesOf } from './app-routes.tsx'
import { SCREENS } from './later-screens.ts'
import { LANDING } from './screens.ts'
import type { SubjectScreen } from './subject-screen.ts'
import { loadTexts } from './texts.ts'

const COMPLETE = { screens: SCREENS, state: 'complete' } as const
const ROUTES = routesOf(COMPLETE, true)

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

test('has one screen for each address', () => {
  const paths = pathsOf(ROUTES)
  expect(paths).toEqual([...new Set(paths)])
})

test('lists only screens whose address is in the specification', () => {
  // A route with an optional id has two addresses (with and without it), or one with an optional parameter.
  const known = new Set(
    routes.rows.flatMap(({ path }) => [
      path.replace(/\/\{\w+\?\}/g, ''),
      path.replace(/\{(\w+)\??\}/g, ':$1'),
      path.replace(/\{(\w+\??)\}/g, ':$1'),
    ]),
  )
  for (const { path } of SCREENS) expect(known).toContain(path)
})

test.each(['id', 'en'] as const)('has a tab title in the language %s for every screen', async (language) => {
  for (const { subject, title } of SCREENS) expect((await loadTexts(language, subject))[title]).toBeTruthy()
})

test('returns no texts, without an error, for a subject that does not exist', async () => {
  expect(await loadTexts('en', 'no-such-subject')).toEqual({})
})

test('[R2-014] [R2-015] routes /error to its own page and an unknown address to the 404 page', () => {
  expect(matchRoutes(ROUTES, '/error')?.at(-1)?.route.path).toBe('/error')
  expect(matchRoutes(ROUTES, '/tidak/ada')?.at(-1)?.route.path).toBe('*')
})

test('includes only screens with a bundled page in the first load', () => {
  const isLater = ({ prefetch }: SubjectScreen) => prefetch !== undefined
  expect(LANDING.screens.filter(isLater)).toEqual([])
  const later = SCREENS.filter(({ path }) => !LANDING.screens.some((screen) => screen.path === path))
  expect(later.filter((screen) => !isLater(screen))).toEqual([])
})
