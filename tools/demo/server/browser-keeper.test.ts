import { beforeEach, expect, test, vi } from 'vitest'
import { fakeLocks, setLocks } from '#tests/contract/tabs.ts'
import { createStore, type Store } from '../state/store.ts'

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** Opens a tab with its own page and its own sessionStorage. */
const openTab = async () => {
  vi.resetModules()
  const keeper = await import('./browser-keeper.ts')
  let kept: (readonly [string, string])[] = []
  const inTab = <T>(action: () => T): T => {
    window.sessionStorage.clear()
    for (const [name, value] of kept) window.sessionStorage.setItem(name, value)
    const result = action()
    kept = Object.keys(window.sessionStorage).map((name) => [name, window.sessionStorage.getItem(name) ?? ''] as const)
    return result
  }
  const world = inTab(keeper.loadWorld)
  const store = createStore(world ? { world } : {})
  return {
    store,
    load: () => inTab(keeper.loadWorld),
    follow: () => inTab(() => keeper.followOtherTabs(store)),
    change: (part: Partial<Store['world']>) =>
      inTab(() => {
        Object.assign(store.world, part)
        keeper.keepWorld(store)
      }),
  }
}

test('emulates two campuses of one world in two tabs, and restores each after a reload', async () => {
  const first = await openTab()
  first.change({ campus: 'TSM', menuConfig: { portalmhs_panduan: true } })
  expect(window.localStorage.getItem('simulated-gateway.world')).not.toContain('TSM')
  const second = await openTab()
  expect(second.store.world).toMatchObject({ campus: 'default', menuConfig: {} })
  second.change({ campus: 'UNIKAL' })
  expect(first.load()).toMatchObject({ campus: 'TSM', menuConfig: { portalmhs_panduan: true } })
  expect(second.load()).toMatchObject({ campus: 'UNIKAL', menuConfig: {} })
})

test('applies changes of one tab to the other, which keeps its own campus', async () => {
  const first = await openTab()
  first.change({ campus: 'TSM', menuConfig: { portalmhs_panduan: true } })
  const second = await openTab()
  const { counters } = second.store.world
  second.change({ counters: { ...counters, transaksi: 777 } })
  first.follow()
  expect(first.store.world.counters.transaksi).toBe(777)
  expect(first.store.world).toMatchObject({ campus: 'TSM', menuConfig: { portalmhs_panduan: true } })
})

test.each(['{', 'null', '{"campus":5}', '[]'])(
  'starts with the default campus when the tab’s stored state is %s',
  async (text) => {
    const tab = await openTab()
    tab.change({ campus: 'TSM' })
    const { loadWorld } = await import('./browser-keeper.ts')
    window.sessionStorage.setItem('simulated-gateway.tab', text)
    expect(loadWorld()).toMatchObject({ campus: 'default', menuConfig: {} })
  },
)

test('answers a call when the browser never returns the stored world', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  setLocks(fakeLocks())
  const { aloneInBrowser } = await import('./browser-keeper.ts')
  expect(await aloneInBrowser(() => Promise.resolve('answered'))).toBe('answered')
  setLocks(undefined)
  vi.unstubAllGlobals()
})
