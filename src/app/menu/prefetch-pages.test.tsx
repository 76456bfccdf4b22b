import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { PrefetchData } from '#kit/screen.ts'
import type { SubjectScreen } from '../subject-screen.ts'
import { prefetchPages, usePrefetchedPages } from './prefetch-pages.ts'

const Page = () => null

const Listening = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  usePrefetchedPages(screens)
  return null
}

const client = new QueryClient()

const Links = ({ screens }: { screens: readonly SubjectScreen[] }) => (
  <QueryClientProvider client={client}>
    <MahasiswaContext value="2401">
      <Listening screens={screens} />
    </MahasiswaContext>
    <a href="/layar-1?page=2">Layar</a>
    <a href="https://kampus.example/layar-1">Kampus</a>
    <a href="/layar-1" target="_blank" rel="noreferrer">
      Tab lain
    </a>
  </QueryClientProvider>
)

/** Creates screens whose page files arrive when the test decides. */
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
  return {
    screens,
    begun,
    arrive,
    routes: screens.map(({ path }) => path),
    turns: screens.map(
      ({ path }) =>
        () =>
          path,
    ),
  }
}

test('fetches likely pages one after the other, at low priority', async () => {
  const files = { priority: 'auto' }
  vi.stubGlobal('portalFiles', files)
  const { screens, begun, arrive, routes, turns } = createScreens(2)
  const priorities: string[] = []
  const noting = screens.map((one) => ({
    ...one,
    prefetch: () => {
      priorities.push(files.priority)
      return one.prefetch?.() ?? Promise.resolve()
    },
  }))
  const all = prefetchPages(noting, turns, () => true)
  for (const count of [1, 2]) {
    await expect.poll(() => begun).toEqual(routes.slice(0, count))
    expect(files.priority).toBe('auto')
    arrive()
  }
  await all
  expect(priorities).toEqual(['low', 'low'])
  vi.unstubAllGlobals()
})

test('fetches a page that two entries share once, and skips a route without a screen', async () => {
  const { screens, begun, arrive } = createScreens(1)
  const all = prefetchPages(screens, [() => '/layar-1', () => '/layar-1', () => '/lain'], () => true)
  await expect.poll(() => begun).toEqual(['/layar-1'])
  arrive()
  await all
})

test('fetches each page in an idle callback of its own', async () => {
  const { screens, begun, arrive, turns } = createScreens(3)
  const moments: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (moment: IdleRequestCallback) => moments.push(moment))
  const all = prefetchPages(screens, turns, () => true)
  const pass = () => moments.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
  for (const count of [1, 2, 3]) {
    await expect.poll(() => moments).toHaveLength(1)
    expect(begun).toHaveLength(count - 1)
    pass()
    await expect.poll(() => begun).toHaveLength(count)
    arrive()
  }
  await all
  vi.unstubAllGlobals()
})

test('fetches nothing when prefetching is no longer wanted', async () => {
  const { screens, begun, turns } = createScreens(3)
  await prefetchPages(screens, turns, () => false)
  expect(begun).toEqual([])
})

const likely = () => {
  const [screen] = createScreens(1).screens
  const prefetch = vi.fn(() => Promise.resolve())
  return { prefetch, screens: screen ? [{ ...screen, path: '/berita', prefetch }] : [] }
}

test('prefetches the pages behind the bell', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { prefetch, screens } = likely()
  render(<Links screens={screens} />)
  await vi.advanceTimersByTimeAsync(5000)
  expect(prefetch).toHaveBeenCalledOnce()
})

test.each([
  ['a finger', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
])('stops prefetching when %s touches the page', async (_, touch) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { prefetch, screens } = likely()
  render(<Links screens={screens} />)
  touch()
  await vi.advanceTimersByTimeAsync(5000)
  expect(prefetch).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with %j',
  async (connection) => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    const { prefetch, screens } = likely()
    render(<Links screens={screens} />)
    await vi.advanceTimersByTimeAsync(5000)
    expect(prefetch).not.toHaveBeenCalled()
  },
)

test.each([
  ['points at', (link: HTMLElement) => userEvent.hover(link)],
  ['tabs to', () => userEvent.tab()],
])('prefetches the page of a link that a person %s, but not of an external link', async (_, mean) => {
  const { screens, begun } = createScreens(1)
  render(<Links screens={screens} />)
  await userEvent.hover(screen.getByRole('link', { name: 'Kampus' }))
  expect(begun).toEqual([])
  await mean(screen.getByRole('link', { name: 'Layar' }))
  expect(begun).toContain('/layar-1')
})

const pressable = () => {
  const prefetch = vi.fn<PrefetchData>()
  const [layar] = createScreens(1).screens
  render(<Links screens={layar ? [{ ...layar, prefetchData: prefetch }] : []} />)
  // Prevents navigation, which belongs to the router. The document is shared, so a click listener must not outlive its
  // test.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  return prefetch
}

test.each([
  ['presses', (link: HTMLElement) => userEvent.pointer({ keys: '[MouseLeft>]', target: link })],
  ['opens by keyboard', () => userEvent.keyboard('[Tab][Enter]')],
])('fetches the data of a screen as soon as a student %s its link', async (_, press) => {
  const prefetch = pressable()
  await press(screen.getByRole('link', { name: 'Layar' }))
  expect(prefetch).toHaveBeenCalledOnce()
  const [asking, student, query] = prefetch.mock.calls[0] ?? []
  expect(asking).toBe(client)
  expect(student).toBe('2401')
  expect(query?.get('page')).toBe('2')
})

test.each([
  ['another button of the mouse', 'Layar', { button: 1 }],
  ['a key that opens a tab', 'Layar', { ctrlKey: true }],
  ['a link of another tab', 'Tab lain', {}],
  ['a link that leaves the portal', 'Kampus', {}],
])('fetches no data in advance for %s', (_, name, how) => {
  const prefetch = pressable()
  fireEvent.pointerDown(screen.getByRole('link', { name }), how)
  expect(prefetch).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Layar' }))
  expect(prefetch).toHaveBeenCalledOnce()
})

/** Renders the given first action and returns the paths of the pages that are prefetched. */
const fetchedBeside = async (action: ReactNode) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetched: string[] = []
  const [screen] = createScreens(1).screens
  const paths = ['/biaya-kuliah', '/krs', '/jadwal-dan-presensi', '/berita', '/berita/:id']
  const screens = screen
    ? paths.map((path) => ({ ...screen, path, prefetch: () => Promise.resolve(void fetched.push(path)) }))
    : []
  render(
    <>
      <main>{action}</main>
      <Links screens={screens} />
    </>,
  )
  await vi.advanceTimersByTimeAsync(5000)
  return fetched
}

test.each([
  ['leads to the bills', '/biaya-kuliah?tab=tagihan', '/biaya-kuliah'],
  ['leads to the KRS', '/krs', '/krs'],
])('for a first action that %s prefetches its page first, then berita', async (_, href, page) => {
  const action = (
    <section data-first-step>
      <a href={href}>Buka</a>
    </section>
  )
  expect(await fetchedBeside(action)).toEqual([page, '/berita', '/berita/:id'])
})

test('prefetches the class schedule first when no first action has a link', async () => {
  expect(await fetchedBeside(null)).toEqual(['/jadwal-dan-presensi', '/berita', '/berita/:id'])
})
