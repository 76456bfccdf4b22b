import { createEmitter } from '#shared/state/emitter.ts'
import { randomId } from '#shared/state/random-id.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { Refusal } from '../refusal.ts'
import { findAkun } from '../session.ts'
import type { Store } from '../state/store.ts'
import type { AnggotaChat } from '../world/chat.ts'
import { toIso } from '../world/waktu.ts'
import { type Delivery, readThread, snapshotFor, writeMessage } from './chat-engine.ts'

/** Path of the socket below the gateway's address. */
export const SOCKET_PATH = '/v2/chat/socket'
/** Lifetime of a ticket. A ticket opens one socket. */
export const TICKET_LIFE_MS = 30_000

/** Access granted by a ticket: one group, or all groups of a member. */
export interface Seat {
  id: string
  groupId: string | null
}

/** Connection of a socket to the hub. */
export interface Joined {
  receive: (text: string) => void
  leave: () => void
}

/** The sockets of one simulated gateway. Both adapters, ws.link and the ws package, only transport text. */
export interface ChatHub {
  issueTicket: (seat: Seat) => { ticket: string; expiresAt: string }
  /** Redeems a ticket; null when it was used before or has expired. */
  takeTicket: (ticket: string) => Seat | null
  join: (seat: Seat, send: (text: string) => void) => Joined
  /** Sends events to the local sockets and to the onDeliver listeners. */
  deliver: (deliveries: readonly Delivery[]) => void
  /** Sends events to the local sockets only. */
  deliverHere: (deliveries: readonly Delivery[]) => void
  onDeliver: (listener: (deliveries: readonly Delivery[]) => void) => () => void
  countSockets: () => number
}

const groupIdOf = ({ event }: Delivery): string | null => {
  if (event.type === 'message') return event.message.groupId
  if (event.type === 'thread') return event.thread.groupId
  if (event.type === 'group') return event.group.groupId
  return event.type === 'read' ? event.groupId : null
}

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {} // a text that is not JSON is ignored
  }
}
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const namaOf = ({ world }: Store, id: string): string => world.mahasiswa[id]?.nama ?? findAkun(id)?.nama ?? id

/** Handles a text from the socket. A refusal is sent to the sender only. */
const act = (store: Store, pengirim: AnggotaChat, text: string): Delivery[] => {
  const { type, clientId, groupId, threadId, isi, urut } = parse(text)
  const { chat } = store.world
  try {
    const place = { groupId: asText(groupId), threadId: asText(threadId) }
    if (type === 'read' && typeof urut === 'number') return readThread(chat, pengirim.id, { ...place, urut })
    if (type !== 'send') return []
    const writing = { ...place, isi: asText(isi), clientId: asText(clientId) || null }
    return writeMessage(chat, pengirim, writing, toIso(store.now()))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [{ to: [pengirim.id], event: { type: 'refused', clientId: asText(clientId), message: error.message } }]
  }
}

const createHub = (store: Store): ChatHub => {
  const tickets = new Map<string, Seat & { until: number }>()
  const sockets = new Map<object, Seat & { send: (text: string) => void }>()
  const delivered = createEmitter<readonly Delivery[]>()
  const deliverHere = (deliveries: readonly Delivery[]) => {
    for (const delivery of deliveries) {
      const groupId = groupIdOf(delivery)
      const text = JSON.stringify(delivery.event)
      for (const { id, groupId: only, send } of [...sockets.values()]) {
        if (delivery.to.includes(id) && (only === null || groupId === null || only === groupId)) send(text)
      }
    }
  }
  const deliver = (deliveries: readonly Delivery[]) => {
    deliverHere(deliveries)
    if (deliveries.length > 0) delivered.emit(deliveries)
  }
  return {
    issueTicket: (seat) => {
      const ticket = randomId()
      tickets.set(ticket, { ...seat, until: store.realNow() + TICKET_LIFE_MS })
      return { ticket, expiresAt: toIso(store.now() + TICKET_LIFE_MS) }
    },
    takeTicket: (ticket) => {
      const found = tickets.get(ticket)
      tickets.delete(ticket)
      return found && found.until > store.realNow() ? { id: found.id, groupId: found.groupId } : null
    },
    join: (seat, send) => {
      const key = {}
      sockets.set(key, { ...seat, send })
      store.sync()
      send(JSON.stringify(snapshotFor(store.world.chat, seat.id, seat.groupId)))
      return {
        receive: (text) => {
          store.sync()
          const deliveries = act(store, { id: seat.id, nama: namaOf(store, seat.id) }, text)
          store.changed()
          deliver(deliveries)
        },
        leave: () => sockets.delete(key),
      }
    },
    deliver,
    deliverHere,
    onDeliver: delivered.subscribe,
    countSockets: () => sockets.size,
  }
}

const hubs = new WeakMap<Store, ChatHub>()

/** Returns the hub of a store, shared by handlers, adapters and controls. */
export const chatHubOf = (store: Store): ChatHub => {
  const hub = hubs.get(store) ?? createHub(store)
  hubs.set(store, hub)
  return hub
}
