import { useRef, useState } from 'react'
import { toWriteFailure, type WriteFailure } from './write-failure.ts'

/** Sends a write of effect `once`: a second press while the first is on its way does nothing. */
export const useOnce = <Body>(send: (body: Body) => Promise<unknown>, onDone: () => void) => {
  const busy = useRef(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<WriteFailure | null>(null)
  const attempt = async (body: Body) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      await send(body)
      onDone()
    } catch (error) {
      setFailure(toWriteFailure(error))
    }
    busy.current = false
    setPending(false)
  }
  return { pending, failure, attempt }
}
