interface Lazy<T extends object> {
  make: () => T
  made?: T
}

const madeOf = (place: Lazy<object>): object => {
  place.made ??= place.make()
  return place.made
}

/** One for all: nine hundred times two functions are memory too. */
const HANDLER: ProxyHandler<Lazy<object>> = {
  get: (place, key) => Reflect.get(madeOf(place), key) as unknown,
  has: (place, key) => Reflect.has(madeOf(place), key),
}

/**
 * A value that is made when it is first read: the portal knows 900 validators, and a page needs few of them.
 * @param make makes it, the same each time
 */
export const lazy = <T extends object>(make: () => T): T => new Proxy<Lazy<object>>({ make }, HANDLER) as unknown as T
