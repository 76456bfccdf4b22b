import { useEffect, useEffectEvent, useRef } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { addJejak, noteRiwayat } from './jejak.ts'
import type { TagihanAccess } from './status-pembayaran.ts'
import { useRiwayat } from './use-keuangan.ts'
import { type Finding, useSettle } from './use-settle.ts'

/** Watches a payment in process until it is over, whoever learns of it first, and says how it ended. */
export const useArrival = (access: TagihanAccess, onFinding: (finding: Finding) => void): void => {
  const idMahasiswa = useIdMahasiswa()
  const settle = useSettle()
  const { riwayat } = useRiwayat(access === 'processing')
  const length = riwayat?.length ?? null
  const before = useRef<TagihanAccess>(access)
  useEffect(() => {
    if (access === 'processing' && length !== null) noteRiwayat(idMahasiswa, length)
  }, [idMahasiswa, access, length])
  const change = useEffectEvent((access: TagihanAccess) => {
    const wasProcessing = before.current === 'processing'
    before.current = access
    if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
    if (wasProcessing && access === 'open') void settle().then(onFinding)
  })
  useEffect(() => change(access), [access])
}
