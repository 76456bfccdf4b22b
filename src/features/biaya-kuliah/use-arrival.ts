import { useEffect, useEffectEvent, useRef } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { onWriteDone } from '#gateway/outbox-door.ts'
import { addJejak, noteRiwayat, riwayatBefore } from './jejak.ts'
import type { TagihanAccess } from './status-pembayaran.ts'
import { useRiwayat } from './use-keuangan.ts'
import { type Finding, findingOf, useSettle } from './use-settle.ts'

/** Watches a payment in process, or one that is being checked, until it is over, whoever learns of it first, and says how it ended. */
export const useArrival = (access: TagihanAccess, onFinding: (finding: Finding) => void): void => {
  const idMahasiswa = useIdMahasiswa()
  const settle = useSettle()
  const { riwayat } = useRiwayat(access === 'processing')
  const length = riwayat?.length ?? null
  const before = useRef<TagihanAccess>(access)
  useEffect(() => {
    if (access === 'processing' && length !== null) noteRiwayat(idMahasiswa, length)
  }, [idMahasiswa, access, length])
  const readEnd = () => settle(riwayatBefore(idMahasiswa)).then(findingOf)
  const change = useEffectEvent((access: TagihanAccess) => {
    const wasProcessing = before.current === 'processing'
    before.current = access
    if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
    if (wasProcessing && access === 'open') void readEnd().then(onFinding)
  })
  useEffect(() => change(access), [access])
  // At 88 the panel says everything.
  const hear = useEffectEvent(async (operation: string) => {
    if (operation === 'processPembayaran' && (await readEnd()) === 'arrived') onFinding('arrived')
  })
  useEffect(() => onWriteDone(({ operation }) => void hear(operation)), [])
}
