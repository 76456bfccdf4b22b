import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** State of push messages on this page. */
export type PushState = 'off' | 'starting' | 'on' | 'dismissed' | 'refused' | 'unsupported' | 'failed'

const state = createStore<PushState>('off')

/** Returns the current state. */
export const pushState = state.get

/** Sets the state. */
export const setPushState = state.set

/** Returns the state; for components. */
export const usePushState = (): PushState => useSyncExternalStore(state.subscribe, state.get)
