import { useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/emitter.ts'

/** State flags of the chat (section 3): both true until the micro-app fails. */
export interface ChatFlags {
  showChatContainer: boolean
  showBimbingan: boolean
}

const SHOWN: ChatFlags = { showChatContainer: true, showBimbingan: true }
let flags = SHOWN
const changed = createEmitter<undefined>()
const become = (next: ChatFlags): void => {
  flags = next
  changed.emit(undefined)
}

/** The flags now. */
export const chatFlags = (): ChatFlags => flags

/** Hides chat container and guidance panel until the next page load (section 8). */
export const hideChat = (): void => become({ showChatContainer: false, showBimbingan: false })

/** The flags, for components. */
export const useChatFlags = (): ChatFlags => useSyncExternalStore(changed.subscribe, chatFlags)

/** Back to the start, for tests. */
export const resetChatFlags = (): void => become(SHOWN)
