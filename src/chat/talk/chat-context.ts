import type { i18n, TFunction } from 'i18next'
import { createContext, use, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatStore, ChatView } from './chat-store.ts'
import type { ChatHost, ChatState } from './contract.ts'

interface Chat {
  host: ChatHost
  store: ChatStore
  texts: i18n
}

/** Host, store and texts of the mounted chat; null outside of it. */
export const ChatContext = createContext<Chat | null>(null)

/** Returns the host, the store and the texts of the mounted chat. @throws Error outside of a mounted chat */
export const useChat = (): Chat => {
  const chat = use(ChatContext)
  if (!chat) throw new Error('outside of a mounted chat')
  return chat
}

/** Returns the current messages, drafts and connection status, and subscribes to changes. */
export const useChatView = (): ChatView => {
  const { store } = useChat()
  return useSyncExternalStore(store.subscribe, store.view)
}

/** Returns the current state of the host, and subscribes to changes. */
export const useHostState = (): ChatState => {
  const { host } = useChat()
  return useSyncExternalStore(host.onState, host.state)
}

/** Returns the module's translation function in the language of the host. */
export const useTexts = (): TFunction<'chat'> => useTranslation('chat', { i18n: useChat().texts }).t
