import { isRecord } from '#shared/is-record.ts'
import { exportWorld, importWorld } from './kept-world.ts'
import type { Store } from './store.ts'
import type { World } from './world/world.ts'

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

let known: string | null = null

/** The world that this browser keeps, as this tab emulates it, or null. */
export const loadWorld = (): World | null => {
  known = attempt(() => window.localStorage.getItem(WORLD), null)
  const world = known === null ? null : importWorld(known)
  return world && { ...world, ...readOwn() }
}

/** Keeps the world over reloads: the shared part for every tab of this browser, the emulation for this one. */
export const keepWorld = ({ world }: Store): void => {
  known = exportWorld({ ...world, ...UNTOUCHED })
  const text = known
  attempt(() => window.localStorage.setItem(WORLD, text), undefined)
  attempt(() => window.sessionStorage.setItem(TAB, JSON.stringify(ownOf(world))), undefined)
}

/** Takes over what another tab has kept meanwhile; not what it emulates. */
export const followOtherTabs = (store: Store): void => {
  const text = attempt(() => window.localStorage.getItem(WORLD), null)
  if (text === null || text === known) return
  const world = importWorld(text)
  if (world) store.world = { ...world, ...ownOf(store.world) }
  known = text
}

/** One call at a time works on the world that all tabs of this browser keep. */
export const aloneInBrowser = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(WORLD, work)
