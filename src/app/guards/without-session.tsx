import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient, disposeQueryClient } from '#gateway/query-client.ts'

/** Pages that need no session: answers are kept for as long as the page stands, and belong to nobody. */
export const WithoutSession = () => {
  const [client] = useState(createQueryClient)
  useEffect(() => () => disposeQueryClient(client), [client])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
