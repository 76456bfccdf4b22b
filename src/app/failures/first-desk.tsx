import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offerReload } from './offer-reload.ts'

/**
 * Failure center of the first load, which works without a network. Also used if the connection is lost before the full
 * one has loaded.
 */
export const FirstDesk = () => {
  const client = useQueryClient()
  useEffect(() => offerReload(client), [client])
  return null
}
