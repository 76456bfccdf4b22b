import * as react from 'react'

// React captures an owner stack per element until it has counted ten thousand. Tests never read one, and capturing
// takes a tenth of a page's time here: the counter therefore always reports that the limit is reached.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
