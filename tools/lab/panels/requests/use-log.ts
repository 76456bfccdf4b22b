import { useState, useSyncExternalStore } from 'react'
import type { LoggedRequest, RequestLog } from '#tools/demo/server/request-log.ts'

/** The log as it grows, or as it stood when it was paused. */
export const useLog = (log: RequestLog) => {
  const live = useSyncExternalStore(log.subscribe, log.lines)
  const [paused, setPaused] = useState<readonly LoggedRequest[] | null>(null)
  return {
    lines: paused ?? live,
    isPaused: paused !== null,
    /** Calls that have come since the pause. */
    waiting: paused === null ? 0 : live.filter(({ nomor }) => nomor > (paused.at(-1)?.nomor ?? 0)).length,
    togglePause: () => setPaused(paused === null ? live : null),
    clear: () => {
      log.clear()
      if (paused !== null) setPaused([])
    },
  }
}
