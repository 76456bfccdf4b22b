import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** State flags of the chat (section 3): both true until the micro-app fails. */
interface ChatFlags {
  showChatContainer: boolean
  showBimbingan: boolean
}

const flags = createStore<ChatFlags>({ showChatContainer: true, showBimbingan: true })

/** Hides the chat container and the guidance panel until the next page load (section 8). */
export const hideChat = (): void => flags.set({ showChatContainer: false, showBimbingan: false })

export const useChatFlags = (): ChatFlags => useSyncExternalStore(flags.subscribe, flags.get)
