import { exportWorld, importWorld } from './kept-world.ts'
import type { Store } from './store.ts'
import type { World } from './world/world.ts'

/** Not a name of the portal: a logout empties the portal's storage, never the gateway's memory. */
const WORLD = 'simulated-gateway.world'
const LINK = 'simulated-gateway.link'

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback // storage blocked or full: the world lives as long as this page
  }
}

let known: string | null = null

/** The world that this browser keeps, or null. */
export const loadWorld = (): World | null => {
  known = attempt(() => window.localStorage.getItem(WORLD), null)
  return known === null ? null : importWorld(known)
}

/** Keeps the world over reloads. */
export const keepWorld = ({ world }: Store): void => {
  known = exportWorld(world)
  const text = known
  attempt(() => window.localStorage.setItem(WORLD, text), undefined)
}

/** Takes over what another tab has kept meanwhile. */
export const followOtherTabs = (store: Store): void => {
  const text = attempt(() => window.localStorage.getItem(WORLD), null)
  if (text === null || text === known) return
  const world = importWorld(text)
  if (world) store.world = world
  known = text
}

/** The lab link that this tab has already applied. */
export const appliedLink = (): string | null => attempt(() => window.sessionStorage.getItem(LINK), null)

/** @returns false when the tab can not remember it */
export const rememberLink = (text: string): boolean =>
  attempt(() => {
    window.sessionStorage.setItem(LINK, text)
    return true
  }, false)
