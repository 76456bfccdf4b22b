import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** How far push messages are turned on in this page. */
export type PushState = 'off' | 'starting' | 'on' | 'dismissed' | 'refused' | 'unsupported' | 'failed'

const state = createStore<PushState>('off')

/** The state now. */
export const pushState = state.get

/** Notes the state. */
export const setPushState = state.set

/** The state, for components. */
export const usePushState = (): PushState => useSyncExternalStore(state.subscribe, state.get)
