import { onTestFinished } from 'vitest'

/**
 * Makes web storage full, until the end of the test at the latest. Replaces the window property: a spy on the object or
 * its prototype would persist in the storage that all files of a process share.
 * @returns a function that restores the storage
 */
export const fillStorage = (name: 'localStorage' | 'sessionStorage'): (() => void) => {
  const storage = window[name]
  const full = new Proxy(storage, {
    get: (target, key) => {
      if (key === 'setItem')
        return () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const put = (value: Storage) => Object.defineProperty(window, name, { configurable: true, get: () => value })
  put(full)
  const empty = () => {
    put(storage)
  }
  onTestFinished(empty)
  return empty
}
