import { createStore, get, set, type UseStore } from 'idb-keyval'
import { wait } from '#shared/state/wait.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { exportWorld, importWorld } from '../state/kept-world.ts'
import type { Store } from '../state/store.ts'
import type { World } from '../world/world.ts'

/** Not a name of the portal: a logout empties the portal's storage, never the gateway's memory. */
const WORLD = 'simulated-gateway.world'
const TAB = 'simulated-gateway.tab'

/** What each tab has of its own, so that two of them may emulate two campuses of one world. */
type OwnPart = Pick<World, 'campus' | 'menuConfig'>
const UNTOUCHED: OwnPart = { campus: 'default', menuConfig: {} }

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback // storage blocked or full: the world lives as long as this page
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

/** The world as text, and how often it has been kept: of two that are found the later one counts. */
interface Kept {
  revision: number
  text: string
}
let known: Kept = { revision: 0, text: '' }
/** What the tab before left with the lock. Storage reaches another tab later than the lock does. */
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

/** The world that this browser keeps, as this tab emulates it, or null. */
export const loadWorld = (): World | null => {
  known = readKept() ?? { revision: 0, text: '' }
  const world = importWorld(known.text)
  return world && { ...world, ...readOwn() }
}

/** Keeps the world over reloads: the shared part for every tab of this browser, the emulation for this one. */
export const keepWorld = ({ world }: Store): void => {
  known = { revision: known.revision + 1, text: exportWorld({ ...world, ...UNTOUCHED }) }
  attempt(() => window.localStorage.setItem(WORLD, JSON.stringify(known)), undefined)
  attempt(() => window.sessionStorage.setItem(TAB, JSON.stringify(ownOf(world))), undefined)
}

/** Takes over what another tab has kept meanwhile; not what it emulates. */
export const followOtherTabs = (store: Store): void => {
  for (const kept of [readKept(), handed]) {
    if (!isNews(kept)) continue
    const world = importWorld(kept.text)
    if (world) store.world = { ...world, ...ownOf(store.world) }
    known = kept
  }
}

/** WebKit may leave the first question of a page unanswered for ever: then, and where it is blocked, storage alone must do. */
const PATIENCE_MS = 500
const orNothing = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked.catch(() => null), wait(PATIENCE_MS).then(() => null)])

/** One call at a time works on the world that all tabs of this browser keep, and hands it to the next. */
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
