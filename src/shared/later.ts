interface Made<T extends object> {
  make: () => T
  made?: WeakRef<T>
}

const lookedAt = (place: Made<object>): object => {
  const known = place.made?.deref()
  if (known) return known
  const fresh = place.make()
  place.made = new WeakRef(fresh)
  return fresh
}

/** One for all: nine hundred times two functions are memory too. */
const LOOK: ProxyHandler<Made<object>> = {
  get: (place, key) => Reflect.get(lookedAt(place), key) as unknown,
  has: (place, key) => Reflect.has(lookedAt(place), key),
}

/**
 * A value that is made when it is looked at, and forgotten when nobody holds it and the browser needs its memory: the
 * portal knows 900 validators, a page needs few, and each of these for a moment.
 * @param make makes it, the same each time; without a receiver of its own
 */
export const later = <T extends object>(make: () => T): T => new Proxy<Made<object>>({ make }, LOOK) as unknown as T
