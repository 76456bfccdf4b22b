import { IS_DEMO } from '#shared/browser/environment.ts'

/** The demo never reads or writes what the real portal stored on the same address. */
const PREFIX = IS_DEMO ? 'demo.' : ''

interface BrowserStorage {
  get: (name: string) => string | null
  /** @returns false when the browser did not store the value: it is lost with this page */
  set: (name: string, value: string) => boolean
  remove: (name: string) => void
  /** @param isKept names that stay */
  clear: (isKept?: (name: string) => boolean) => void
  /** What is stored at the moment. */
  names: () => string[]
}

/**
 * Web storage that cannot throw: blocked, full or absent storage works in memory for this page.
 * @param open reads the storage object; the getter itself throws where storage is blocked
 */
const createStorage = (open: () => Storage): BrowserStorage => {
  // Only what the browser did not take: a copy of the rest would outlive its removal by another tab.
  const memory = new Map<string, string>()
  const attempt = <T>(action: (store: Storage) => T): T | null => {
    try {
      return action(open())
    } catch {
      return null // blocked or full: memory serves this page
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

/** Kept until logout: campus settings, the refresh token, hints (section 3, browser storage). */
export const localStore = createStorage(() => window.localStorage)

/** Kept for this tab: the wanted path, the running sign-in. */
export const sessionStore = createStorage(() => window.sessionStorage)

/**
 * Reads JSON that this page may or may not have written; anything unreadable counts as absent.
 * @returns the parsed value, to be checked by the caller, or undefined
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

/** The key as it stands in the browser, for listeners of the storage event. */
export const storedKey = (name: string): string => PREFIX + name
