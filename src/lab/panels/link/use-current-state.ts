import { useState, useSyncExternalStore } from 'react'
import { currentState } from '../../current-state.ts'
import { subscribeEmulation } from '../../emulation.ts'
import type { LabHost } from '../../panel.ts'
import type { LabState } from '../../state/lab-state.ts'

/** What is set up now; renders again when that changes. The moment is that of the last change, not a running clock. */
export const useCurrentState = (host: LabHost): LabState => {
  const [read] = useState(() => {
    let state = currentState(host)
    const withoutClock = ({ clock: _, ...rest }: LabState) => JSON.stringify(rest)
    return () => {
      const fresh = currentState(host)
      if (withoutClock(fresh) !== withoutClock(state)) state = fresh
      return state
    }
  })
  const subscribe = (listener: () => void) => {
    const undo = [subscribeEmulation(listener), host.controls?.subscribe(listener)]
    return () => {
      for (const end of undo) end?.()
    }
  }
  return useSyncExternalStore(subscribe, read)
}
