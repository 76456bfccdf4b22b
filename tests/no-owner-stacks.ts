import * as react from 'react'

// React keeps for each element the stack of who made it, until it counts ten thousand of them. No test reads one, and
// taking them is a tenth of what a page costs here: it finds that it has counted them already.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
