import type { QueryResult } from './query-view.tsx'

/**
 * Combines two queries for components that need both. A failure of one fails both, and 'Muat Ulang' refetches only the
 * failed one.
 */
export const combineQueries = <A, B>(a: QueryResult<A>, b: QueryResult<B>): QueryResult<readonly [A, B]> => {
  const failed = [a, b].filter(({ error }) => error !== null)
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    dataUpdatedAt: Math.min(a.dataUpdatedAt, b.dataUpdatedAt),
    error: a.error ?? b.error,
    isPending: a.isPending || b.isPending,
    refetch: () => {
      for (const { refetch } of failed.length > 0 ? failed : [a, b]) refetch()
    },
  }
}
