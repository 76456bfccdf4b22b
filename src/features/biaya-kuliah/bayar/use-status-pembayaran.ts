import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { statusQuery } from '#domain/pembayaran/status-query.ts'
import { readTagihanAccess } from '#domain/pembayaran/tagihan-access.ts'
import { now } from '#shared/clock.ts'

/** While a payment is processed its status is read again this often. */
const POLL_MS = 60_000

/** When an answer came, by the app's clock: the query client's own is the device's. */
const useArrivalTime = (stamp: number): Date => {
  const [seen, setSeen] = useState(() => ({ stamp, at: now() }))
  if (seen.stamp !== stamp) setSeen({ stamp, at: now() })
  return seen.at
}

/** What is being processed, what that makes of the bills, and when it was read. */
export const useStatusPembayaran = () => {
  const status = useQuery({
    ...statusQuery(useIdMahasiswa()),
    refetchInterval: ({ state }) => (readTagihanAccess(state.data) === 'processing' ? POLL_MS : false),
  })
  const checkedAt = useArrivalTime(Math.max(status.dataUpdatedAt, status.errorUpdatedAt))
  return { status, access: status.data?.access ?? 'unknown', pembayaran: status.data?.pembayaran, checkedAt }
}
