import { QueryClient } from '@tanstack/react-query'
import type { Paper } from './papers.ts'

/**
 * Returns a query client that holds the responses of a stored paper and nothing else. Rendered inside
 * `IsRestoringProvider`, its queries are never sent.
 */
export const frozenClient = ({ answers, savedAt }: Pick<Paper, 'answers' | 'savedAt'>): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
    },
  })
  for (const { key, data } of answers) client.setQueryData(key, data, { updatedAt: savedAt })
  return client
}
