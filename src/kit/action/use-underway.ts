import { CancelledError } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Underway } from '#gateway/call/send-write.ts'
import type { Sent } from '#gateway/call/upload.ts'

/** How far a write is that says so, and the way to stop it. */
export const useUnderway = () => {
  const [sent, setSent] = useState<Sent | null>(null)
  const current = useRef<AbortController>(null)
  /** @param send what leaves, told here until it has ended */
  const follow = async <Answer>(send: (underway: Underway) => Promise<Answer>): Promise<Answer> => {
    const stopper = new AbortController()
    current.current = stopper
    return send({ signal: stopper.signal, onSent: setSent }).finally(() => setSent(null))
  }
  return { sent, follow, stop: () => current.current?.abort(new CancelledError()) }
}
