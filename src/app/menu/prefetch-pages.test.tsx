import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { AskAhead } from '#kit/screen.ts'
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

test('likely pages are fetched one after the other, behind everything else', async () => {
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

test('two entries with the same page fetch it once; a route without a screen is none', async () => {
  const { screens, begun, arrive } = createScreens(1)
  const all = prefetchPages(screens, [() => '/layar-1', () => '/layar-1', () => '/lain'], () => true)
  await expect.poll(() => begun).toEqual(['/layar-1'])
  arrive()
  await all
})

test('each page is asked for in a quiet moment of its own', async () => {
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

test('nothing is fetched when nobody wants it any more', async () => {
  const { screens, begun, turns } = createScreens(3)
  await prefetchPages(screens, turns, () => false)
  expect(begun).toEqual([])
})

const likely = () => {
  const [screen] = createScreens(1).screens
  const prefetch = vi.fn(() => Promise.resolve())
  return { prefetch, screens: screen ? [{ ...screen, path: '/berita', prefetch }] : [] }
}

test('what stands behind the bell is fetched by itself', async () => {
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
])('%s on the page ends what is fetched ahead', async (_, touch) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { prefetch, screens } = likely()
  render(<Links screens={screens} />)
  touch()
  await vi.advanceTimersByTimeAsync(5000)
  expect(prefetch).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %j',
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
])('a link that a person %s begins to load its page; a link that leaves the portal does not', async (_, mean) => {
  const { screens, begun } = createScreens(1)
  render(<Links screens={screens} />)
  await userEvent.hover(screen.getByRole('link', { name: 'Kampus' }))
  expect(begun).toEqual([])
  await mean(screen.getByRole('link', { name: 'Layar' }))
  expect(begun).toContain('/layar-1')
})

const pressable = () => {
  const askAhead = vi.fn<AskAhead>()
  const [layar] = createScreens(1).screens
  render(<Links screens={layar ? [{ ...layar, askAhead }] : []} />)
  // Prevents navigation, which belongs to the router. The document is shared, so a click listener must not outlive its
  // test.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  return askAhead
}

test.each([
  ['presses', (link: HTMLElement) => userEvent.pointer({ keys: '[MouseLeft>]', target: link })],
  ['opens by keyboard', () => userEvent.keyboard('[Tab][Enter]')],
])('the data of a screen is asked for as soon as a student %s its link', async (_, press) => {
  const askAhead = pressable()
  await press(screen.getByRole('link', { name: 'Layar' }))
  expect(askAhead).toHaveBeenCalledOnce()
  const [asking, student, query] = askAhead.mock.calls[0] ?? []
  expect(asking).toBe(client)
  expect(student).toBe('2401')
  expect(query?.get('page')).toBe('2')
})

test.each([
  ['another button of the mouse', 'Layar', { button: 1 }],
  ['a key that opens a tab', 'Layar', { ctrlKey: true }],
  ['a link of another tab', 'Tab lain', {}],
  ['a link that leaves the portal', 'Kampus', {}],
])('nothing is asked ahead for %s', (_, name, how) => {
  const askAhead = pressable()
  fireEvent.pointerDown(screen.getByRole('link', { name }), how)
  expect(askAhead).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Layar' }))
  expect(askAhead).toHaveBeenCalledOnce()
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
])('a first action that %s has its page fetched first, then the news', async (_, href, page) => {
  const action = (
    <section data-first-step>
      <a href={href}>Buka</a>
    </section>
  )
  expect(await fetchedBeside(action)).toEqual([page, '/berita', '/berita/:id'])
})

test('without a first action that leads anywhere the timetable is fetched first', async () => {
  expect(await fetchedBeside(null)).toEqual(['/jadwal-dan-presensi', '/berita', '/berita/:id'])
})
