import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useOwnQueryClient } from '#gateway/query/use-own-query-client.ts'

/** Query client for pages without a session. Its data lasts as long as the page and belongs to no user. */
export const WithoutSession = () => {
  const client = useOwnQueryClient()
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
