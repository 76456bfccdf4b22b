import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { readTagihanAccess, statusQuery, type TagihanAccess } from '#domain/pembayaran/status-query.ts'
import { isOutage } from '#gateway/query/recover-reads.ts'
import { onWriteDone } from '#gateway/writes/outbox-facade.ts'
import { useListRiwayatPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useCaller } from '#kit/action/use-caller.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { addJejak, noteRiwayat } from './jejak.ts'
import { payTagihan } from './pay-tagihan.ts'
import { historyOf, markOfHistory } from './payment-history.ts'
import { type Finding, fetchOutcome } from './status-pembayaran.ts'

/** Polling interval of the status while a payment is processed. */
const POLL_MS = 60_000

/** Returns the arrival time of a response by the campus's clock; the query client uses the device's. */
const useArrivalTime = (stamp: number): number => {
  const [seen, setSeen] = useState(() => ({ stamp, at: campusNow() }))
  if (seen.stamp !== stamp) setSeen({ stamp, at: campusNow() })
  return seen.at
}

/** Returns the payment in process, the resulting access to the bills, and when the status was read. */
export const useStatusPembayaran = () => {
  const status = useQuery({
    ...statusQuery(useIdMahasiswa()),
    // No polling during an outage: only the probe sends requests then.
    refetchInterval: ({ state: { data, error } }) =>
      readTagihanAccess(data) === 'processing' && !isOutage(error) ? POLL_MS : false,
  })
  const checkedAt = useArrivalTime(Math.max(status.dataUpdatedAt, status.errorUpdatedAt))
  return { status, access: status.data?.access ?? 'unknown', pembayaran: status.data?.pembayaran, checkedAt }
}

/** Watches a payment in process or an order being checked, and reports its end, whichever check finds it first. */
export const useArrival = (access: TagihanAccess, onFinding: (finding: Finding) => void): void => {
  const caller = useCaller()
  const { idMahasiswa } = caller
  const { data } = useListRiwayatPembayaran(idMahasiswa, undefined, { query: { enabled: access === 'processing' } })
  const before = useRef<TagihanAccess>(access)
  useEffect(() => {
    const history = data && historyOf(data)
    if (access === 'processing' && history) noteRiwayat(idMahasiswa, markOfHistory(history))
  }, [idMahasiswa, access, data])
  const change = useEffectEvent((access: TagihanAccess) => {
    const wasProcessing = before.current === 'processing'
    before.current = access
    if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
    if (wasProcessing && access === 'open') void fetchOutcome(caller).then(onFinding)
  })
  useEffect(() => change(access), [access])
  // While the status is 88, the payment panel already shows everything.
  const hear = useEffectEvent(async (operation: string) => {
    if (operation === payTagihan.operation && (await fetchOutcome(caller)) === 'arrived') onFinding('arrived')
  })
  useEffect(() => onWriteDone(({ operation }) => void hear(operation)), [])
}
