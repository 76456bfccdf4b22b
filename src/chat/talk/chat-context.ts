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

/** What every part of the module needs. */
export const ChatContext = createContext<Chat | null>(null)

/** The host and the store of this chat. */
export const useChat = (): Chat => {
  const chat = use(ChatContext)
  if (!chat) throw new Error('outside of a mounted chat')
  return chat
}

/** What is said, typed and on its way now. */
export const useChatView = (): ChatView => {
  const { store } = useChat()
  return useSyncExternalStore(store.subscribe, store.view)
}

/** What the host says now. */
export const useHostState = (): ChatState => {
  const { host } = useChat()
  return useSyncExternalStore(host.onState, host.state)
}

/** The module's texts in the language of the host. */
export const useTexts = (): TFunction<'chat'> => useTranslation('chat', { i18n: useChat().texts }).t
