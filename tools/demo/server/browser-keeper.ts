import { createStore, get, set, type UseStore } from 'idb-keyval'
import { wait } from '#shared/state/wait.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { exportWorld, importWorld } from '../state/kept-world.ts'
import type { Store } from '../state/store.ts'
import type { World } from '../world/world.ts'

/** Not among the portal's keys: a logout clears the portal's storage but not the state of the simulated gateway. */
const WORLD = 'simulated-gateway.world'
const TAB = 'simulated-gateway.tab'

/** State of each tab, so that two tabs can emulate two campuses with the same mock state. */
type OwnPart = Pick<World, 'campus' | 'menuConfig'>
const UNTOUCHED: OwnPart = { campus: 'default', menuConfig: {} }

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback // storage blocked or full: the mock state lives as long as this page
  }
}

const ownOf = ({ campus, menuConfig }: World): OwnPart => ({ campus, menuConfig })

const readOwn = (): OwnPart =>
  attempt(() => {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(TAB) ?? 'null')
    if (!isRecord(kept) || typeof kept['campus'] !== 'string') return UNTOUCHED
    const { campus, menuConfig } = kept
    return { campus, menuConfig: isRecord(menuConfig) ? menuConfig : {} }
  }, UNTOUCHED)

/** The serialised mock state with its revision: of two copies the higher revision is used. */
interface Kept {
  revision: number
  text: string
}
let known: Kept = { revision: 0, text: '' }
/** State that the previous tab handed over with the lock. Storage changes reach another tab after the lock does. */
let handed: Kept | null = null

let opened: UseStore | null = null
const handover = (): UseStore => {
  opened ??= createStore('simulated-gateway', 'handover')
  return opened
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value['revision'] === 'number' && typeof value['text'] === 'string'

const readKept = (): Kept | null =>
  attempt(() => {
    const kept: unknown = JSON.parse(window.localStorage.getItem(WORLD) ?? 'null')
    return isKept(kept) ? kept : null
  }, null)

const isNews = (kept: Kept | null): kept is Kept =>
  kept !== null && kept.revision >= known.revision && kept.text !== known.text

/** Loads the mock state of this browser with this tab's emulation, or null. */
export const loadWorld = (): World | null => {
  known = readKept() ?? { revision: 0, text: '' }
  const world = importWorld(known.text)
  return world && { ...world, ...readOwn() }
}

/** Persists the mock state: the shared part for every tab of this browser, the emulation for this tab. */
export const keepWorld = ({ world }: Store): void => {
  known = { revision: known.revision + 1, text: exportWorld({ ...world, ...UNTOUCHED }) }
  attempt(() => window.localStorage.setItem(WORLD, JSON.stringify(known)), undefined)
  attempt(() => window.sessionStorage.setItem(TAB, JSON.stringify(ownOf(world))), undefined)
}

/** Adopts the state that another tab has saved, except its emulation. */
export const followOtherTabs = (store: Store): void => {
  for (const kept of [readKept(), handed]) {
    if (!isNews(kept)) continue
    const world = importWorld(kept.text)
    if (world) store.world = { ...world, ...ownOf(store.world) }
    known = kept
  }
}

/**
 * WebKit may never answer the first IndexedDB request of a page. After this time, or when it is blocked, only
 * localStorage is used.
 */
const PATIENCE_MS = 500
const orNothing = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked.catch(() => null), wait(PATIENCE_MS).then(() => null)])

/** Runs one call at a time on the mock state shared by all tabs of this browser, and hands the state to the next. */
export const aloneInBrowser = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(WORLD, async () => {
    const left = await orNothing(get(WORLD, handover()))
    handed = isKept(left) ? left : null
    try {
      return await work()
    } finally {
      await orNothing(set(WORLD, known, handover()))
    }
  })
