import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offerReload } from './offer-reload.ts'

/** What needs no network: the desk of the first load, and of whoever lost the connection before the other one came. */
export const FirstDesk = () => {
  const client = useQueryClient()
  useEffect(() => offerReload(client), [client])
  return null
}
