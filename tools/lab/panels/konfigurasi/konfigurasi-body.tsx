import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { PanelProps } from '../../panel.ts'
import { Settings } from './settings.tsx'

/** Creates a separate client, because the lab outlives the portal's, which is discarded with each account. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** Settings of the campus at the gateway: list, read, add and change (readings, 52). */
export const KonfigurasiBody = ({ host }: PanelProps) => {
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <Settings host={host} />
    </QueryClientProvider>
  )
}
