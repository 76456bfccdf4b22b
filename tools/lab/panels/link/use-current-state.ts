import { useState, useSyncExternalStore } from 'react'
import { currentState } from '../../current-state.ts'
import { subscribeEmulation } from '../../emulation.ts'
import type { LabHost } from '../../panel.ts'
import type { LabState } from '../../state/lab-state.ts'

const MINUTE = 'yyyy-mm-ddThh:mm'.length

/**
 * Returns the current state and re-renders when it changes. The clock counts in minutes, so that the link does not
 * change every second.
 */
export const useCurrentState = (host: LabHost): LabState => {
  const [read] = useState(() => {
    let state = currentState(host)
    const toTheMinute = ({ clock = '', ...rest }: LabState) => JSON.stringify([clock.slice(0, MINUTE), rest])
    return () => {
      const fresh = currentState(host)
      if (toTheMinute(fresh) !== toTheMinute(state)) state = fresh
      return state
    }
  })
  const subscribe = (listener: () => void) => {
    const undo = [
      subscribeEmulation(listener),
      host.controls?.subscribe(listener),
      host.controls?.log.subscribe(listener),
    ]
    return () => {
      for (const end of undo) end?.()
    }
  }
  return useSyncExternalStore(subscribe, read)
}
