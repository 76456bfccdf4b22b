import { useEffect, useEffectEvent, useRef } from 'react'
import type { TagihanAccess } from '#domain/pembayaran/tagihan-access.ts'
import { onWriteDone } from '#gateway/outbox-facade.ts'
import { useListRiwayatPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useCaller } from '#kit/action/use-caller.ts'
import { present } from '#shared/wire/readers.ts'
import { askEnd, type Finding } from './ask-status.ts'
import { addJejak, noteRiwayat } from './jejak.ts'
import { payTagihan } from './pay-tagihan.ts'

/** Watches a payment in process, or one that is being checked, until it is over, whoever learns of it first, and says how it ended. */
export const useArrival = (access: TagihanAccess, onFinding: (finding: Finding) => void): void => {
  const caller = useCaller()
  const { idMahasiswa } = caller
  const { data } = useListRiwayatPembayaran(idMahasiswa, { query: { enabled: access === 'processing' } })
  const length = data?.data ? present(data.data).length : null
  const before = useRef<TagihanAccess>(access)
  useEffect(() => {
    if (access === 'processing' && length !== null) noteRiwayat(idMahasiswa, length)
  }, [idMahasiswa, access, length])
  const change = useEffectEvent((access: TagihanAccess) => {
    const wasProcessing = before.current === 'processing'
    before.current = access
    if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
    if (wasProcessing && access === 'open') void askEnd(caller).then(onFinding)
  })
  useEffect(() => change(access), [access])
  // At 88 the panel says everything.
  const hear = useEffectEvent(async (operation: string) => {
    if (operation === payTagihan.operation && (await askEnd(caller)) === 'arrived') onFinding('arrived')
  })
  useEffect(() => onWriteDone(({ operation }) => void hear(operation)), [])
}
