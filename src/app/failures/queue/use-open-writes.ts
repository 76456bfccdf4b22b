import { useEffect, useState } from 'react'
import { onOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { isArrivalUnknown } from '#gateway/writes/outbox-entry.ts'
import { onOutboxOwner } from '#gateway/writes/outbox-facade.ts'
import { useOutboxOwner } from '#gateway/writes/use-outbox-owner.ts'
import { onRecordsChange, pendingRecords } from '#gateway/writes/write-record.ts'

/** A write that would be lost with the session. */
interface OpenWrite {
  key: string
  /** Label shown to the user, e.g. 'Simpan KRS'. */
  label: string
  /** True when it may have happened; false when it is queued here and known not to have arrived. */
  isSent: boolean
}

const openWrites = (): OpenWrite[] => {
  const queued = outboxEntries().filter(({ phase }) => phase !== 'not-done')
  const known = new Set(queued.map(({ key }) => key))
  const elsewhere = pendingRecords().filter(({ key }) => !known.has(key)) // in flight, or from another tab
  return [
    ...queued.map((entry) => {
      const { key, label, next } = entry
      return { key, label, isSent: next.kind === 'check' || isArrivalUnknown(entry) }
    }),
    ...elsewhere.map(({ key, label }) => ({ key, label, isSent: true })),
  ]
}

/** Returns the user's open writes, from this tab or others; null until they have been read. */
export const useOpenWrites = (): readonly OpenWrite[] | null => {
  const [open, setOpen] = useState<readonly OpenWrite[] | null>(null)
  useOutboxOwner() // first: sets the owner of the writes
  useEffect(() => {
    const look = () => setOpen(openWrites())
    look()
    const unsubscribes = [onOutbox(look), onRecordsChange(look), onOutboxOwner(look)]
    return () => {
      for (const stop of unsubscribes) stop()
    }
  }, [])
  return open
}
