import { matchQuery as matchExactly, type Query } from '@tanstack/react-query'

/** Stands for a path parameter that the write does not know: any value matches. */
const ANY = '*'

const samePath = (pattern: string, path: unknown): boolean => {
  if (typeof path !== 'string') return false
  const wanted = pattern.split('/')
  const found = path.split('/')
  return wanted.length === found.length && wanted.every((part, index) => part === ANY || part === found[index])
}

/**
 * The query client's own comparison of keys, plus `*` as a path part: which queries a write makes stale when
 * their path has a parameter that the write does not have (generated invalidations, x-invalidates).
 */
export const matchQuery = (filter: { queryKey: readonly unknown[] }, query: Query): boolean => {
  const [path] = filter.queryKey
  if (typeof path === 'string' && path.includes(ANY)) return samePath(path, query.queryKey[0])
  return matchExactly(filter, query)
}
