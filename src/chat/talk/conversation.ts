import type { Group, Message, Thread, WireEvent } from './wire.ts'

/** A message that the gateway has not confirmed. */
export interface Outgoing {
  clientId: string
  groupId: string
  threadId: string
  isi: string
  status: 'pending' | 'failed'
  /** Reason for the rejection by the gateway; null when there was no response. */
  reason: string | null
}

/** Content of a student's chat. */
export interface Conversation {
  /** null until the first snapshot. */
  groups: readonly Group[] | null
  threads: readonly Thread[]
  /** In the gateway's order, without duplicates. */
  messages: readonly Message[]
  outgoing: readonly Outgoing[]
  /** `urut` of the last message that was read, by thread. */
  dibaca: Readonly<Record<string, number>>
}

export const EMPTY: Conversation = { groups: null, threads: [], messages: [], outgoing: [], dibaca: {} }

const merge = <Row>(rows: readonly Row[], more: readonly Row[], key: (row: Row) => string): Row[] => [
  ...new Map([...rows, ...more].map((row) => [key(row), row])).values(),
]

const addMessages = (state: Conversation, more: readonly Message[], self: string): Conversation => {
  const own = new Set(more.filter(({ pengirim }) => pengirim.id === self).map(({ clientId }) => clientId))
  return {
    ...state,
    messages: merge(state.messages, more, ({ idPesan }) => idPesan).toSorted((one, other) => one.urut - other.urut),
    outgoing: state.outgoing.filter(({ clientId }) => !own.has(clientId)),
  }
}

const withGroup = (state: Conversation, group: Group, self: string): Conversation => {
  const isMember = group.anggota.some(({ id }) => id === self)
  const others = (state.groups ?? []).filter(({ groupId }) => groupId !== group.groupId)
  return { ...state, groups: isMember ? [...others, group] : others }
}

/** Marks messages as failed. A message that was confirmed meanwhile is no longer in the list and is not marked. */
export const failOutgoing = (
  state: Conversation,
  clientIds: readonly string[],
  reason: string | null,
): Conversation => ({
  ...state,
  outgoing: state.outgoing.map((one) =>
    clientIds.includes(one.clientId) ? { ...one, status: 'failed' as const, reason } : one,
  ),
})

/**
 * Returns the conversation after an event of the socket. A repeated event changes nothing, and messages are sorted in
 * the gateway's order whatever their order of arrival.
 * @param self id of the student
 */
export const applyEvent = (state: Conversation, event: WireEvent, self: string): Conversation => {
  switch (event.type) {
    case 'snapshot':
      return addMessages(
        { ...state, groups: event.groups, threads: event.threads, dibaca: event.dibaca },
        event.messages,
        self,
      )
    case 'group':
      return withGroup(state, event.group, self)
    case 'thread':
      return { ...state, threads: merge(state.threads, [event.thread], ({ threadId }) => threadId) }
    case 'message':
      return addMessages(state, [event.message], self)
    case 'read':
      return markRead(state, event.threadId, event.urut)
    case 'refused':
      return failOutgoing(state, [event.clientId], event.message)
  }
}

/** Marks a thread as read up to a message. A mark never moves back. */
export const markRead = (state: Conversation, threadId: string, urut: number): Conversation => ({
  ...state,
  dibaca: { ...state.dibaca, [threadId]: Math.max(state.dibaca[threadId] ?? 0, urut) },
})

/** Returns messages of others that the student has not read, in groups of which the student is a member. */
export const unreadOf = ({ groups, messages, dibaca }: Conversation, self: string): Message[] => {
  const own = new Set(groups?.map(({ groupId }) => groupId))
  return messages.filter(
    ({ groupId, threadId, pengirim, urut }) =>
      own.has(groupId) && pengirim.id !== self && urut > (dibaca[threadId] ?? 0),
  )
}

/** Returns the newest message of a thread or group. */
export const newestOf = ({ messages }: Conversation, isWanted: (message: Message) => boolean): Message | undefined =>
  messages.findLast(isWanted)
