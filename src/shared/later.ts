/**
 * A value that is made when it is first looked at, and then kept: the portal knows 900 validators, and a page needs few.
 * @param make makes it; without a receiver of its own
 */
export const later = <T extends object>(make: () => T): T => {
  let made: T | undefined
  const value = (): T => (made ??= make())
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(value(), key) as unknown,
    has: (_, key) => Reflect.has(value(), key),
  })
}
