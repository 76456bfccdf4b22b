import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREENS } from '#app/later-screens.ts'
import { screenAt } from '#app/screen-at.ts'
import { LANDING } from '#app/screens.ts'
import { fitsFormat } from './report-event.ts'
import { routeOf } from './route-of.ts'

const screens = [...LANDING.screens, ...SCREENS]
const paths = [...new Set(screens.map(({ path }) => path))]
/** Returns addresses of a screen: with its optional parameters and without. */
const addressesOf = (path: string): string[] => [
  path.replace(/:\w+\??/g, '240117023'),
  `${path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'Sekar%20Ayu')}/`,
]

test.each(paths)('names an address of %s as the router does', (path) => {
  for (const address of addressesOf(path)) {
    const route = routeOf(address)
    expect(route).toBe(screenAt(screens, address)?.path)
    expect(fitsFormat({ kind: 'visit', route, served: 'network' })).toBe(true)
  }
})

test.each(['/', '/login', '/loading', '/error'])('names %s, a route of the app itself', (path) => {
  expect(readFileSync('src/app/app-routes.tsx', 'utf8')).toContain(`path: '${path}'`)
  expect(routeOf(path)).toBe(path)
})

test.each(['/240117023', '/berita/7/sekar', '/surat.pdf', '//sekar'])(
  'names %s, which no screen has, without a part of it',
  (path) => {
    expect(routeOf(path)).toBe('/*')
  },
)
