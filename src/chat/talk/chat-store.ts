import { createEmitter } from '#shared/state/emitter.ts'
import { randomId } from '#shared/state/random-id.ts'
import { keepConnected, type Status } from './connection.ts'
import type { ChatHost } from './contract.ts'
import { applyEvent, type Conversation, EMPTY, failOutgoing, markRead, newestOf, unreadOf } from './conversation.ts'
import { writeRead, writeSend } from './wire.ts'

/** Time without confirmation after which a message counts as unsent. */
const CONFIRM_MS = 10_000

/** Group and thread of a message. */
export interface Place {
  groupId: string
  threadId: string
}

export interface ChatView {
  conversation: Conversation
  status: Status
  /** Unsent text by name of its draft, e.g. a thread id. */
  drafts: Readonly<Record<string, string>>
}

/** Store of one student's chat while it is mounted. */
export interface ChatStore {
  view: () => ChatView
  subscribe: (listener: () => void) => () => void
  send: (place: Place, isi: string) => void
  /** Sends a failed message again. Called only on a press of the student: nothing is resent automatically. */
  resend: (clientId: string) => void
  discard: (clientId: string) => void
  /** Marks a thread as read up to its newest message. */
  read: (place: Place) => void
  setDraft: (name: string, text: string) => void
  stop: () => void
}

/** Creates the store and connects. It holds messages, drafts and pending messages. */
export const createChatStore = (host: ChatHost): ChatStore => {
  const self = host.student.id
  const changed = createEmitter<undefined>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let view: ChatView = { conversation: EMPTY, status: 'connecting', drafts: {} }
  const become = (part: Partial<ChatView>) => {
    view = { ...view, ...part }
    changed.emit(undefined)
  }
  const converse = (conversation: Conversation) => {
    become({ conversation })
    host.onUnread(unreadOf(conversation, self).length)
  }
  const fail = (clientIds: readonly string[], reason: string | null = null) =>
    converse(failOutgoing(view.conversation, clientIds, reason))
  const pending = () =>
    view.conversation.outgoing.filter(({ status }) => status === 'pending').map(({ clientId }) => clientId)
  const connection = keepConnected(host, {
    onEvent: (event) => converse(applyEvent(view.conversation, event, self)),
    onStatus: (status) => {
      if (status === view.status) return
      become({ status })
      if (status === 'lost') fail(pending())
    },
  })
  const post = (writing: Place & { clientId: string; isi: string }) => {
    const { conversation } = view
    const others = conversation.outgoing.filter(({ clientId }) => clientId !== writing.clientId)
    become({
      conversation: { ...conversation, outgoing: [...others, { ...writing, status: 'pending', reason: null }] },
    })
    clearTimeout(timers.get(writing.clientId))
    if (!connection.send(writeSend(writing))) {
      fail([writing.clientId])
      return
    }
    timers.set(
      writing.clientId,
      setTimeout(() => fail(pending().filter((id) => id === writing.clientId)), CONFIRM_MS),
    )
  }
  return {
    view: () => view,
    subscribe: changed.subscribe,
    send: (place, isi) => post({ ...place, isi, clientId: randomId() }),
    resend: (clientId) => {
      const found = view.conversation.outgoing.find((one) => one.clientId === clientId)
      if (found) post({ clientId, groupId: found.groupId, threadId: found.threadId, isi: found.isi })
    },
    discard: (clientId) => {
      const { conversation } = view
      const outgoing = conversation.outgoing.filter((one) => one.clientId !== clientId)
      become({ conversation: { ...conversation, outgoing } })
    },
    read: ({ groupId, threadId }) => {
      const urut = newestOf(view.conversation, (message) => message.threadId === threadId)?.urut ?? 0
      if (urut <= (view.conversation.dibaca[threadId] ?? 0)) return
      converse(markRead(view.conversation, threadId, urut))
      connection.send(writeRead({ groupId, threadId, urut }))
    },
    setDraft: (name, text) => become({ drafts: { ...view.drafts, [name]: text } }),
    stop: () => {
      connection.stop()
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
