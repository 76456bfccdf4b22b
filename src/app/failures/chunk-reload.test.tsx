import { act, fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { lazy, useState } from 'react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { hasDirtyForm, markFormDirty } from '#shared/state/dirty-forms.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { AsyncBody } from '#shared/ui/state/async-body.tsx'
import { offerNewVersion } from '#shared/version/new-version.ts'
import { fillStorage } from '#tests/full-storage.ts'
import { onForget } from '#tests/page-state.ts'
import { card, renderScreen, renderWide } from '#tests/render-screen.tsx'
import { mayReload, reloadForChunk } from './chunk-reload.ts'

const GUARD_MS = 60_000
const FILE = 'Failed to fetch dynamically imported module: https://portal.test/assets/skpi-240117023.js'

/** Rejects like an import whose file does not arrive, and emits the build's event for it. */
const loseFile = (): Promise<never> => {
  const error = new TypeError(FILE)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return Promise.reject(error)
}
const openedBy = (type: 'navigate' | 'reload', ageMs: number) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])
  vi.spyOn(performance, 'now').mockReturnValue(ageMs)
}
const openedWithoutStorage = (type: 'navigate' | 'reload', ageMs: number) => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  openedBy(type, ageMs)
}
const openedWithFullStorage = (type: 'navigate' | 'reload', ageMs: number) => {
  fillStorage('sessionStorage')
  openedBy(type, ageMs)
}

const Broken = (): never => {
  throw new Error('rusak')
}

const Judul = ({ text }: { text: unknown }) => <p>{(text as string).trim()}</p>
const Parts = ({ answers }: { answers: unknown[] }) => {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Card title="Rusak">
        <AsyncBody
          data={{ text: answers[turn] }}
          isPending={false}
          error={null}
          onReload={() => setTurn(turn + 1)}
          lines={1}
        >
          {({ text }) => <Judul text={text} />}
        </AsyncBody>
      </Card>
      <Card title="Utuh">
        <p>isi</p>
      </Card>
    </>
  )
}
const Later = () => {
  const [text, setText] = useState<unknown>(null)
  return (
    <>
      <button type="button" onClick={() => setText('ada')}>
        jawab
      </button>
      <AsyncBody data={{ text }} isPending={false} error={null} onReload={() => undefined} lines={1}>
        {(data) => <Judul text={data.text} />}
      </AsyncBody>
    </>
  )
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React logs errors that a boundary catches
})

const open = () => renderWide('/skpi', { screens: [{ path: '/skpi', Component: lazy(loseFile) }] })

describe('a screen whose file is missing', () => {
  it('[R4-022] [R8-021] reloads the page once and shows no error meanwhile', async () => {
    const { reloads } = await renderScreen('/skpi', {
      screens: [{ path: '/skpi', Component: lazy(loseFile) }],
      pending: true,
    })
    await vi.waitFor(() => expect(reloads()).toBe(1))
    expect(screen.queryByText('ERROR 500')).toBeNull()
  })

  it('[R4-022] reloads the page even if the student has just reloaded it for another reason', async () => {
    openedBy('reload', 10_000)
    const { reloads } = await renderScreen('/skpi', {
      screens: [{ path: '/skpi', Component: lazy(loseFile) }],
      pending: true,
    })
    await vi.waitFor(() => expect(reloads()).toBe(1))
    expect(screen.queryByText('ERROR 500')).toBeNull()
  })

  it('[R4-022] shows the error page with the menu when the page has just reloaded for the missing file', async () => {
    sessionStore.set('chunk_reload', String(Date.now() - 1000))
    const { reloads, user } = await open()
    expect(screen.getByRole('heading', { name: 'ERROR 500' })).toBeVisible()
    expect(screen.getByText(FILE.replace('240117023', '…'))).toBeVisible()
    expect(screen.getByText('Mohon perbaiki galat di atas')).toBeVisible()
    expect(screen.getByText(/^Bagian ini belum dapat diambil dari server portal\./)).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
    expect(reloads()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
    await vi.waitFor(() => expect(reloads()).toBe(1))
  })

  it('offers only the new version when one is waiting, because the host may have no other files', async () => {
    sessionStore.set('chunk_reload', String(Date.now() - 1000))
    const load = vi.fn()
    offerNewVersion(load)
    const { reloads, user } = await open()
    const button = screen.getByRole('button', { name: 'Muat versi baru' })
    expect(screen.getByRole('main')).toContainElement(button)
    expect(screen.getByText('Layar ini ada di versi baru portal.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Muat Ulang' })).toBeNull()
    expect(screen.queryByText('Versi baru portal sudah tersedia.'), 'the bar does not repeat it').toBeNull()
    await user.click(button)
    expect(load).toHaveBeenCalledTimes(1)
    expect(reloads()).toBe(0)
    act(() => offerNewVersion(null))
    expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  })

  it('offers a reload button instead while a form has unsaved input', async () => {
    onForget(markFormDirty())
    const { reloads } = await open()
    expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
    expect(reloads()).toBe(0)
  })

  it('does not reload while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { reloads } = await open()
    expect(screen.getByText(/^Tidak ada koneksi internet/)).toBeVisible()
    expect(reloads()).toBe(0)
  })
})

test('does not reload when a screen throws an error of its own', async () => {
  const { reloads } = await renderScreen('/skpi', { screens: [{ path: '/skpi', Component: Broken }] })
  expect(screen.getByText('rusak')).toBeVisible()
  expect(reloads()).toBe(0)
})

test.each<[string, () => void, boolean]>([
  ['a page that was just opened', () => openedBy('navigate', 10), true],
  ['a page that the student reloaded just now', () => openedBy('reload', 10), true],
  ['a page that was reloaded long ago', () => openedBy('reload', GUARD_MS), true],
  [
    'a page that was reloaded just now, with storage blocked',
    () => openedWithoutStorage('reload', GUARD_MS - 1),
    false,
  ],
  ['a page that was reloaded just now, with storage full', () => openedWithFullStorage('reload', GUARD_MS - 1), false],
  ['a page that was opened just now, with storage blocked', () => openedWithoutStorage('navigate', 10), true],
  ['a reload 59.9 s ago', () => sessionStore.set('chunk_reload', String(Date.now() - GUARD_MS + 100)), false],
  ['a reload 60 s ago', () => sessionStore.set('chunk_reload', String(Date.now() - GUARD_MS)), true],
  ['a clock that was set back since', () => sessionStore.set('chunk_reload', String(Date.now() + 3_600_000)), false],
  ['an unreadable note', () => sessionStore.set('chunk_reload', 'x'), true],
])('[R4-022] decides on an automatic reload for %s', (_, arrange, expected) => {
  arrange()
  expect(mayReload()).toBe(expected)
})

test('[R4-022] [R9-010] waits at least 60 s between two reloads, however often files are missing', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.useFakeTimers()
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 30 }), (pauses) => {
      sessionStore.clear()
      const times: number[] = []
      for (const pause of pauses) {
        vi.setSystemTime(Date.now() + pause)
        if (!mayReload()) continue
        reloadForChunk()
        times.push(Date.now())
      }
      for (const [index, time] of times.entries())
        expect(time - (times[index - 1] ?? -GUARD_MS)).toBeGreaterThanOrEqual(GUARD_MS)
    }),
  )
  await vi.advanceTimersByTimeAsync(5000) // broken files are fetched again before the reload
  expect(reload).toHaveBeenCalled()
})

test('tracks unsaved input for each form separately', () => {
  const undo = [markFormDirty(), markFormDirty()]
  undo[0]?.()
  expect(hasDirtyForm()).toBe(true)
  undo[0]?.()
  undo[1]?.()
  expect(hasDirtyForm()).toBe(false)
})

describe('a part of a screen that throws', () => {
  const show = (answers: unknown[]) =>
    renderScreen('/skpi', { screens: [{ path: '/skpi', element: <Parts answers={answers} /> }] })
  const reload = () => fireEvent.click(within(card('Rusak')).getByRole('button', { name: 'Muat Ulang' }))

  it('shows the reason in its own card only, and renders again on Muat Ulang', async () => {
    await show([240_117_023, null, 'kembali'])
    expect(card('Utuh')).toHaveTextContent('isi')
    const alert = within(card('Rusak')).getByRole('alert')
    expect(alert).toHaveTextContent('Maaf, terjadi kesalahan saat memuat data.')
    expect(within(alert).getByRole('group')).toHaveTextContent('text.trim is not a function')
    reload()
    expect(within(card('Rusak')).getByRole('group')).toHaveTextContent(/null/)
    reload()
    expect(card('Rusak')).toHaveTextContent('kembali')
  })

  it('renders again when its data changes', async () => {
    const { user } = await renderScreen('/skpi', { screens: [{ path: '/skpi', Component: Later }] })
    expect(screen.getByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'jawab' }))
    expect(screen.getByText('ada')).toBeVisible()
  })

  it('passes a missing file to the screen, which reloads the page', async () => {
    const Lost = lazy(loseFile)
    const { reloads } = await renderScreen('/skpi', {
      screens: [
        {
          path: '/skpi',
          element: (
            <AsyncBody data={1} isPending={false} error={null} onReload={() => undefined} lines={1}>
              {() => <Lost />}
            </AsyncBody>
          ),
        },
      ],
      pending: true,
    })
    await vi.waitFor(() => expect(reloads()).toBe(1))
  })
})
