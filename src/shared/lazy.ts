interface Lazy<T extends object> {
  make: () => T
  made?: T
}

const madeOf = (place: Lazy<object>): object => {
  place.made ??= place.make()
  return place.made
}

/** One shared handler: nine hundred times two functions would cost memory. */
const HANDLER: ProxyHandler<Lazy<object>> = {
  get: (place, key) => Reflect.get(madeOf(place), key) as unknown,
  has: (place, key) => Reflect.has(madeOf(place), key),
}

/**
 * Creates a value on first access: the portal has 900 validators, and a page needs few of them.
 * @param make creates the value, the same each time
 */
export const lazy = <T extends object>(make: () => T): T => new Proxy<Lazy<object>>({ make }, HANDLER) as unknown as T
