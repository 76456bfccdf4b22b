import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useOwnQueryClient } from '#gateway/query/use-own-query-client.ts'

/** Pages that need no session: answers are kept for as long as the page stands, and belong to nobody. */
export const WithoutSession = () => {
  const client = useOwnQueryClient()
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
