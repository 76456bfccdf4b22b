import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** State flags of the chat (section 3): both true until the micro-app fails. */
interface ChatFlags {
  showChatContainer: boolean
  showBimbingan: boolean
}

const flags = createStore<ChatFlags>({ showChatContainer: true, showBimbingan: true })

/** Hides chat container and guidance panel until the next page load (section 8). */
export const hideChat = (): void => flags.set({ showChatContainer: false, showBimbingan: false })

/** The flags, for components. */
export const useChatFlags = (): ChatFlags => useSyncExternalStore(flags.subscribe, flags.get)
