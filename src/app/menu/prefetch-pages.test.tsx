import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SubjectScreen } from '../subject-screen.ts'
import { prefetchPages, usePrefetchedPages } from './prefetch-pages.ts'

const Page = () => null

const Links = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  usePrefetchedPages(screens)
  return (
    <>
      <a href="/layar-1">Layar</a>
      <a href="https://kampus.example/layar-1">Kampus</a>
    </>
  )
}

/** Screens whose pages arrive when the test says so. */
const createScreens = (count: number) => {
  const begun: string[] = []
  const arrivals: (() => void)[] = []
  const screens = Array.from({ length: count }, (_, index): SubjectScreen => {
    const path = `/layar-${index + 1}`
    const prefetch = () => {
      begun.push(path)
      return new Promise<void>((resolve) => {
        arrivals.push(resolve)
      })
    }
    return { path, layout: 'main', title: 'title', subject: 'uji', Page, prefetch }
  })
  const arrive = () => {
    for (const resolve of arrivals.splice(0)) resolve()
  }
  return { screens, begun, arrive, routes: screens.map(({ path }) => path) }
}

test('the pages of a menu are fetched four at a time, the next four when those have arrived', async () => {
  const { screens, begun, arrive, routes } = createScreens(6)
  const all = prefetchPages(screens, routes, () => true)
  await expect.poll(() => begun).toEqual(routes.slice(0, 4))
  arrive()
  await expect.poll(() => begun).toEqual(routes)
  arrive()
  await all
})

test('two entries with the same page fetch it once; a route without a screen is none', async () => {
  const { screens, begun, arrive } = createScreens(1)
  const all = prefetchPages(screens, ['/layar-1', '/layar-1', '/lain'], () => true)
  await expect.poll(() => begun).toEqual(['/layar-1'])
  arrive()
  await all
})

test('nothing more is fetched once the menu has gone', async () => {
  const { screens, begun, routes } = createScreens(3)
  await prefetchPages(screens, routes, () => false)
  expect(begun).toEqual([])
})

test.each([
  ['points at', (link: HTMLElement) => userEvent.hover(link)],
  ['tabs to', () => userEvent.tab()],
])('a link that a person %s begins to load its page; a link that leaves the portal does not', async (_, mean) => {
  const { screens, begun } = createScreens(1)
  render(<Links screens={screens} />)
  await userEvent.hover(screen.getByRole('link', { name: 'Kampus' }))
  expect(begun).toEqual([])
  await mean(screen.getByRole('link', { name: 'Layar' }))
  expect(begun).toContain('/layar-1')
})
