import { useEffect } from 'react'
import { resumeEntry } from '#gateway/outbox.ts'
import type { OutboxEntry } from '#gateway/outbox-entry.ts'

/** What is not known yet is read again this often while the person looks at it. */
const RECHECK_MS = 5_000

/** Goes on reading how writes ended, until it is known; sends nothing. */
export const useRecheck = (entries: readonly OutboxEntry[]): void => {
  const keys = JSON.stringify(entries.map(({ key }) => key))
  useEffect(() => {
    const timer = setInterval(() => {
      for (const key of JSON.parse(keys) as string[]) void resumeEntry(key)
    }, RECHECK_MS)
    return () => clearInterval(timer)
  }, [keys])
}
