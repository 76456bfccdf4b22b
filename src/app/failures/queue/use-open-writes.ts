import { useEffect, useState } from 'react'
import { onOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { isArrivalUnknown } from '#gateway/writes/outbox-entry.ts'
import { onOutboxOwner } from '#gateway/writes/outbox-facade.ts'
import { useOutboxOwner } from '#gateway/writes/use-outbox-owner.ts'
import { onRecordsChange, pendingRecords } from '#gateway/writes/write-record.ts'

/** A write that would be forgotten with the session. */
interface OpenWrite {
  key: string
  /** What the person calls it. */
  label: string
  /** Whether it may have happened; false waits here and was never taken. */
  isSent: boolean
}

const openWrites = (): OpenWrite[] => {
  const queued = outboxEntries().filter(({ phase }) => phase !== 'not-done')
  const known = new Set(queued.map(({ key }) => key))
  const elsewhere = pendingRecords().filter(({ key }) => !known.has(key)) // on its way, or another tab's
  return [
    ...queued.map((entry) => {
      const { key, label, next } = entry
      return { key, label, isSent: next.kind === 'check' || isArrivalUnknown(entry) }
    }),
    ...elsewhere.map(({ key, label }) => ({ key, label, isSent: true })),
  ]
}

/** What this person has sent and knows no end of, in this tab or another; null until it was looked for. */
export const useOpenWrites = (): readonly OpenWrite[] | null => {
  const [open, setOpen] = useState<readonly OpenWrite[] | null>(null)
  useOutboxOwner() // first: whose they are
  useEffect(() => {
    const look = () => setOpen(openWrites())
    look()
    const undo = [onOutbox(look), onRecordsChange(look), onOutboxOwner(look)]
    return () => {
      for (const stop of undo) stop()
    }
  }, [])
  return open
}
