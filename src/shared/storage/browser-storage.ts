import { IS_DEMO } from '#shared/browser/environment.ts'

/** Keeps the demo's storage apart from that of a real portal on the same address. */
const PREFIX = IS_DEMO ? 'demo.' : ''

interface BrowserStorage {
  get: (name: string) => string | null
  /** @returns false when the browser did not store the value: it is lost with this page */
  set: (name: string, value: string) => boolean
  remove: (name: string) => void
  /** @param isKept returns true for names that are not deleted */
  clear: (isKept?: (name: string) => boolean) => void
  names: () => string[]
}

/**
 * Creates web storage that cannot throw: when storage is blocked, full or absent, memory is used for this page.
 * @param open returns the storage object; the getter itself throws when storage is blocked
 */
const createStorage = (open: () => Storage): BrowserStorage => {
  // Holds only values that the browser did not store: a copy of the others would outlive their removal by another tab.
  const memory = new Map<string, string>()
  const attempt = <T>(action: (store: Storage) => T): T | null => {
    try {
      return action(open())
    } catch {
      return null // blocked or full: memory is used for this page
    }
  }
  const remove = (name: string): void => {
    memory.delete(name)
    attempt((store) => store.removeItem(PREFIX + name))
  }
  const names = (): string[] => {
    const stored = attempt((store) => Object.keys(store).filter((key) => key.startsWith(PREFIX))) ?? []
    return [...new Set([...memory.keys(), ...stored.map((key) => key.slice(PREFIX.length))])]
  }
  return {
    get: (name) => memory.get(name) ?? attempt((store) => store.getItem(PREFIX + name)),
    set: (name, value) => {
      memory.set(name, value)
      return (
        attempt((store) => {
          store.setItem(PREFIX + name, value)
          return memory.delete(name)
        }) ?? false
      )
    },
    remove,
    clear: (isKept = () => false) => {
      for (const name of names()) if (!isKept(name)) remove(name)
    },
    names,
  }
}

/** Storage until logout: campus settings, the refresh token, cached hints (section 3, browser storage). */
export const localStore = createStorage(() => window.localStorage)

/** Storage of this tab: the wanted path, the running login. */
export const sessionStore = createStorage(() => window.sessionStorage)

/**
 * Parses stored JSON; unreadable values count as absent.
 * @returns the parsed value, to be validated by the caller, or undefined
 */
export const readJson = (store: BrowserStorage, name: string): unknown => {
  const text = store.get(name)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // corrupt: counts as absent
  }
}

/** Returns the key as stored in the browser, for listeners of the storage event. */
export const storedKey = (name: string): string => PREFIX + name
