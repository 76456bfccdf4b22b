/** Not among the portal's keys: in the demo they survive a logout, like the state of the simulated gateway. */
const LINK = 'campus-lab.link'
const OVERRIDES = 'campus-lab.overrides'
const OPEN = 'campus-lab.open'

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback // storage blocked or full: the values live as long as the page
  }
}

const read = (name: string): string | null => attempt(() => window.sessionStorage.getItem(name), null)
const write = (name: string, text: string): boolean =>
  attempt(() => {
    window.sessionStorage.setItem(name, text)
    return true
  }, false)

/** Returns the link that this tab has applied. */
export const appliedLink = (): string | null => read(LINK)

/** Stores the applied link. @returns false when it cannot be stored */
export const rememberLink = (text: string): boolean => write(LINK, text)

/** Returns the persisted overrides of this tab, as JSON. */
export const keptOverrides = (): unknown => attempt(() => JSON.parse(read(OVERRIDES) ?? 'null') as unknown, null)

/** Persists the overrides for a reload of this tab. */
export const keepOverrides = (overrides: readonly (readonly [string, unknown, string])[]): boolean =>
  write(OVERRIDES, JSON.stringify(overrides))

/** Makes the lab open with the next page of this tab, because it has caused the navigation. */
export const openWithNextPage = (): boolean => write(OPEN, 'true')

/** Returns whether the previous page requested this, once, and clears the request. */
export const takeOpen = (): boolean => {
  const isWanted = read(OPEN) === 'true'
  attempt(() => window.sessionStorage.removeItem(OPEN), undefined)
  return isWanted
}
