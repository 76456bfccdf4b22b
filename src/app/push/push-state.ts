import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** State of push messages on this page. */
export type PushState = 'off' | 'starting' | 'on' | 'dismissed' | 'refused' | 'unsupported' | 'failed'

const state = createStore<PushState>('off')

export const pushState = state.get

export const setPushState = state.set

export const usePushState = (): PushState => useSyncExternalStore(state.subscribe, state.get)
