/** Not names of the portal: in the demo they outlive a logout, like the simulated gateway's own memory. */
const LINK = 'campus-lab.link'
const OVERRIDES = 'campus-lab.overrides'
const OPEN = 'campus-lab.open'

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback // storage blocked or full: the lab forgets with the page
  }
}

const read = (name: string): string | null => attempt(() => window.sessionStorage.getItem(name), null)
const write = (name: string, text: string): boolean =>
  attempt(() => {
    window.sessionStorage.setItem(name, text)
    return true
  }, false)

/** The link that this tab has applied. */
export const appliedLink = (): string | null => read(LINK)

/** @returns false when the tab can not remember it */
export const rememberLink = (text: string): boolean => write(LINK, text)

/** What QA had decided in this tab, as JSON. */
export const keptOverrides = (): unknown => attempt(() => JSON.parse(read(OVERRIDES) ?? 'null') as unknown, null)

/** Keeps what QA decides over a reload of this tab. */
export const keepOverrides = (overrides: readonly (readonly [string, unknown, string])[]): boolean =>
  write(OVERRIDES, JSON.stringify(overrides))

/** The lab opens again with the next page of this tab: it has sent the portal there. */
export const openWithNextPage = (): boolean => write(OPEN, 'true')

/** @returns whether the page before this one wanted it; once */
export const takeOpen = (): boolean => {
  const isWanted = read(OPEN) === 'true'
  attempt(() => window.sessionStorage.removeItem(OPEN), undefined)
  return isWanted
}
