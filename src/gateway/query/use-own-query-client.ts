import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueryClient, disposeQueryClient, takeQueryClient } from './query-client.ts'

/**
 * Returns a query client that lives as long as the component. It takes the prepared client, if there is one, and
 * disposes it on unmount.
 */
export const useOwnQueryClient = (): QueryClient => {
  const [client] = useState(createQueryClient)
  useEffect(() => {
    takeQueryClient(client)
    return () => disposeQueryClient(client)
  }, [client])
  return client
}
