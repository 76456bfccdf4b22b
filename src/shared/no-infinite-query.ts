const none = (): never => {
  throw new Error('no list of this portal loads without end; see vite.config.ts')
}

/** Stands in the build for what the query library does for lists without end: bytes of the first load that nobody uses. */
export const infiniteQueryBehavior = none
export const hasNextPage = none
export const hasPreviousPage = none
