import { createContext, use, useSyncExternalStore } from 'react'
import type { ChatStore, ChatView } from './chat-store.ts'
import type { ChatHost, ChatState } from './contract.ts'

interface Chat {
  host: ChatHost
  store: ChatStore
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
