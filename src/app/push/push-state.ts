import { useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/emitter.ts'

/** How far push messages are turned on in this page. */
export type PushState = 'off' | 'starting' | 'on' | 'dismissed' | 'refused' | 'unsupported' | 'failed'

let state: PushState = 'off'
const changed = createEmitter<undefined>()

export const pushState = (): PushState => state

export const setPushState = (next: PushState): void => {
  state = next
  changed.emit(undefined)
}

/** The state, for components. */
export const usePushState = (): PushState => useSyncExternalStore(changed.subscribe, pushState)
