import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueryClient, disposeQueryClient, takeQueryClient } from './query-client.ts'

/** A query client for as long as the component stands; it takes what was prepared for it, and all of it ends with it. */
export const useOwnQueryClient = (): QueryClient => {
  const [client] = useState(createQueryClient)
  useEffect(() => {
    takeQueryClient(client)
    return () => disposeQueryClient(client)
  }, [client])
  return client
}
