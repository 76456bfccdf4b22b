import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import { loadScreensFor } from './app-routes.tsx'
import { screenAt } from './screen-at.ts'
import { LANDING, type LaterScreens, loadScreens } from './screens.ts'
import { screensOf } from './subject-screen.ts'

/** A screen in the main layout whose texts nothing else here loads. */
const [skpi] = screensOf('welcome', [
  { path: '/skpi', layout: 'main', title: 'title', loadPage: () => Promise.resolve(() => <h1>Layar SKPI</h1>) },
])
const WITH_SKPI = { SCREENS: [...LANDING.screens, ...(skpi ? [skpi] : [])] }

/** Creates the file of the other screens, which the test resolves or rejects. */
const fileUnderway = () => {
  let settle = { arrive: (_: LaterScreens) => {}, fail: (_: Error) => {} }
  const file = new Promise<LaterScreens>((arrive, fail) => {
    settle = { arrive, fail }
  })
  const settled = () => file.then(() => undefined).catch(() => undefined)
  return {
    file,
    arrive: () => {
      settle.arrive(WITH_SKPI)
      return act(settled)
    },
    fail: () => {
      settle.fail(new TypeError('Failed to fetch dynamically imported module'))
      return act(settled)
    },
  }
}

const menu = () => screen.getByRole('navigation', { name: 'Menu utama' })
const waiting = () => within(screen.getByRole('main')).getByRole('status', { name: 'Memuat…' })

/** Returns the dashboard's requests without its hints, whose time varies: a running payment, an open KRS. */
const questions = (asked: readonly string[]) => asked.filter((call) => !/status_pembayaran|pembatas_waktu/.test(call))
/** Matches a request of code that loads with the other screens. */
const RULES = /^GET .*\/aturan\//

/** Returns requests that repeat earlier ones. */
const askedAgain = (asked: readonly string[], before: readonly string[]) =>
  asked.slice(before.length).filter((call) => before.includes(call))

test('loads the other screens after a while on the dashboard', async () => {
  const { asked, navigate } = await renderScreen('/dashboard', { firstLoad: true })
  expect(screen.getByRole('main')).toHaveAttribute('data-ready')
  await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(RULES)), { timeout: 5000 })
  const again = vi.fn(() => Promise.resolve(WITH_SKPI))
  await act(() => loadScreens(again))
  expect(again).not.toHaveBeenCalled()
  await navigate('/forgot-password')
  expect(await screen.findByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
})

test('loads nothing else while the dashboard waits for its data', async () => {
  const load = vi.fn(() => Promise.resolve(WITH_SKPI))
  await renderScreen('/dashboard', { firstLoad: true, faults: [{ operation: 'getRekapPembayaran', kind: 'server' }] })
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready')
  await act(() => loadScreens(load))
  expect(load).toHaveBeenCalledOnce()
})

test('does not render the dashboard again or repeat requests when the other screens arrive', async () => {
  const { file, arrive } = fileUnderway()
  const { asked, settled } = await renderScreen('/dashboard', { firstLoad: file })
  await settled()
  const salam = screen.getByRole('heading', { level: 1 })
  const calls = questions(asked)
  await arrive()
  expect(screen.getByRole('heading', { level: 1 })).toBe(salam)
  expect(askedAgain(questions(asked), calls)).toEqual([])
})

test('keeps the menu and shows no 404 page when a student opens a screen before the other screens have loaded', async () => {
  const { file, arrive } = fileUnderway()
  const { asked, navigate, settled } = await renderWide('/dashboard', { firstLoad: file })
  await settled()
  const before = menu()
  const calls = questions(asked)
  await navigate('/skpi')
  expect(waiting()).toBeVisible()
  expect(screen.queryByText('ERROR 404')).toBeNull()
  await arrive()
  expect(await screen.findByRole('heading', { name: 'Layar SKPI' })).toHaveFocus() // announced once it has loaded
  expect(menu()).toBe(before)
  expect(askedAgain(questions(asked), calls)).toEqual([])
  expect(document.title).toMatch(/^Selamat datang · /)
})

test('[R2-015] shows the 404 page for an unknown address once all screens are known', async () => {
  const { file, arrive } = fileUnderway()
  await renderScreen('/tidak/ada', { firstLoad: file, pending: true })
  expect(waiting()).toBeVisible()
  expect(screen.queryByText('ERROR 404')).toBeNull()
  await arrive()
  expect(screen.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
})

test('keeps the menu and reloads the page once when the other screens cannot be fetched', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { file, fail } = fileUnderway()
  const { navigate, reloads, user } = await renderWide('/dashboard', { firstLoad: file, pending: true })
  await navigate('/skpi')
  await fail()
  await waitFor(() => expect(reloads()).toBe(1)) // automatic, only once; the reloaded page may fail in the same way
  expect(screen.getByRole('alert')).toHaveTextContent('Maaf, terjadi kesalahan saat memuat data.')
  expect(menu()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  await waitFor(() => expect(reloads()).toBe(2))
  expect(warn).toHaveBeenCalled()
})

test('shows a directly opened address in the shell and fetches the other screens again when they fail', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { file, fail } = fileUnderway()
  await renderWide('/panduan', { firstLoad: file, pending: true })
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).toBeNull()
  await fail()
  expect(menu()).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Panduan' })).toBeVisible()
  expect(warn).toHaveBeenCalledOnce()
})

test('opens the screen with the next click after a short loss of the network', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { file, fail } = fileUnderway()
  const { navigate } = await renderScreen('/dashboard', { firstLoad: file })
  await fail()
  expect(screen.queryByRole('alert')).toBeNull()
  await navigate('/forgot-password')
  expect(await screen.findByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
  expect(warn).toHaveBeenCalledOnce()
})

test('fetches a page again when it is opened after its prefetch failed', async () => {
  const loadPage = vi.fn(() => Promise.resolve(() => <h1>Layar SKPI</h1>))
  loadPage.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const [flaky] = screensOf('welcome', [{ path: '/skpi', layout: 'main', title: 'title', loadPage }])
  await flaky?.prefetch?.()
  const SCREENS = [...LANDING.screens, ...(flaky ? [flaky] : [])]
  await renderScreen('/skpi', { firstLoad: Promise.resolve({ SCREENS }) })
  expect(await screen.findByRole('heading', { name: 'Layar SKPI' })).toBeVisible()
  expect(loadPage).toHaveBeenCalledTimes(2)
})

test('starts to load the page of a directly opened address before the first render, but not for the dashboard', async () => {
  const loadPage = vi.fn(() => Promise.resolve(() => <h1>Layar SKPI</h1>))
  const SCREENS = screensOf('welcome', [{ path: '/skpi', layout: 'main', title: 'title', loadPage }])
  const load = vi.fn(() => Promise.resolve({ SCREENS }))
  await loadScreensFor('/dashboard')
  await loadScreens(load)
  expect(load).toHaveBeenCalledOnce()
  expect(loadPage).not.toHaveBeenCalled()
  await loadScreensFor('/skpi')
  expect(loadPage).toHaveBeenCalledOnce()
})

const Blank = () => null

test.each([
  ['/berita/kategori', 'fixed word'],
  ['/berita/7', 'parameter'],
  ['/berita', undefined],
])('finds the screen of %s by its %s, with fixed words before parameters', (path, title) => {
  const screens = [
    { path: '/berita/:id', title: 'parameter' },
    { path: '/berita/kategori', title: 'fixed word' },
  ].map((facts) => ({ ...facts, layout: 'main' as const, subject: 'berita', Page: Blank }))
  expect(screenAt(screens, path)?.title).toBe(title)
})
