import type { QueryClient } from '@tanstack/react-query'
import type { ChatHost, ChatSocket, ChatState } from '#chat/talk/contract.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { chatCalls } from './chat-calls.ts'
import { openChatSocket } from './chat-socket.ts'

interface Options {
  student: ChatHost['student']
  client: QueryClient
  onUnread: (count: number) => void
  onError: (error: unknown) => void
}

/** The portal's side of the chat contract. */
export interface HostControls {
  host: ChatHost
  /** Notifies the module of changed state. */
  tell: (change: Partial<ChatState>) => void
  /** Closes every socket and stops all notifications. */
  end: () => void
}

/** Returns the document's current language and colour mode. */
const look = (): Pick<ChatState, 'language' | 'colorMode'> => {
  const { lang, dataset } = document.documentElement
  return { language: lang === 'en' ? 'en' : 'id', colorMode: dataset['colorMode'] === 'dark' ? 'dark' : 'light' }
}

/** Creates the interface that the portal offers to a chat module: functions, never a token. */
export const createChatHost = ({ student, client, onUnread, onError }: Options): HostControls => {
  const calls = chatCalls(client, student.id)
  const sockets = new Set<ChatSocket>()
  const changed = createEmitter<undefined>()
  let state: ChatState = { ...look(), isOpen: false, showBimbingan: true, groupId: null }
  let isOver = false
  const tell = (change: Partial<ChatState>) => {
    if (isOver) return
    state = { ...state, ...change }
    changed.emit(undefined)
  }
  const watch = new MutationObserver(() => tell(look()))
  watch.observe(document.documentElement, { attributeFilter: ['lang', 'data-color-mode'] })
  const unlessOver =
    <Told extends unknown[]>(listener: (...told: Told) => void) =>
    (...told: Told) => {
      if (!isOver) listener(...told)
    }
  const host: ChatHost = {
    student,
    state: () => state,
    onState: changed.subscribe,
    request: async (call, input) => {
      if (isOver || !Object.hasOwn(calls, call)) throw new TypeError(`no call of a chat module: ${call}`)
      return calls[call](input)
    },
    openSocket: ({ onMessage, onClose }) => {
      const listeners = { onMessage: unlessOver(onMessage), onClose: unlessOver(onClose) }
      const socket = openChatSocket(student.id, listeners, unlessOver(onError))
      if (isOver) socket.close()
      sockets.add(socket)
      return socket
    },
    onUnread: unlessOver(onUnread),
    onError: unlessOver(onError),
  }
  const end = () => {
    isOver = true
    watch.disconnect()
    for (const socket of sockets) socket.close()
  }
  return { host, tell, end }
}
