import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { PanelProps } from '../../panel.ts'
import { Settings } from './settings.tsx'

/** A client of its own: the lab outlives the portal's, which ends with each person. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** Settings of the campus at the gateway: list, one setting, a new one, a changed one (readings, 52). */
export const KonfigurasiBody = ({ host }: PanelProps) => {
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <Settings host={host} />
    </QueryClientProvider>
  )
}
