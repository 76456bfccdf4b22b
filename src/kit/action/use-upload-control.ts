import { CancelledError } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UploadControl } from '#gateway/call/send-write.ts'
import type { BytesSent } from '#gateway/call/upload.ts'

/** Upload progress by the key of the write. */
type Progress = ReadonlyMap<string, BytesSent>

/** Progress of the writes in flight, by key, and the way to stop one. */
export const useUploadControl = () => {
  const [progress, setProgress] = useState<Progress>(new Map())
  const stoppers = useRef(new Map<string, AbortController>())
  const change = (edit: (next: Map<string, BytesSent>) => void) =>
    setProgress((before) => {
      const next = new Map(before)
      edit(next)
      return next
    })
  /**
   * Tracks the progress of a write.
   * @param send sends the write; receives the options for progress and abort
   */
  const follow = async <Answer>(key: string, send: (control: UploadControl) => Promise<Answer>): Promise<Answer> => {
    const stopper = new AbortController()
    stoppers.current.set(key, stopper)
    const onSent = (sent: BytesSent) => change((next) => next.set(key, sent))
    return send({ signal: stopper.signal, onSent }).finally(() => change((next) => next.delete(key)))
  }
  return { progress, follow, stop: (key: string) => stoppers.current.get(key)?.abort(new CancelledError()) }
}
