import { onTestFinished } from 'vitest'

/**
 * Lets web storage take nothing more, until the end of the test at the latest. In its place: a spy on the object or on its
 * prototype would stay with the storage, which all files of a process share.
 * @returns what makes room again
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
