import { type WebSocketHandler, ws } from 'msw'
import { isRecord } from '#shared/text/is-record.ts'
import type { Store } from '../state/store.ts'
import type { ChatWorld } from '../world/chat.ts'
import { toIso } from '../world/waktu.ts'
import { answerTo } from './chat-answer.ts'
import { type Delivery, writeMessage } from './chat-engine.ts'
import { chatHubOf } from './chat-hub.ts'

const CHANNEL = 'simulated-gateway.chat'
/** Time that the lecturer of the demo takes to type. */
const ANSWER_MS = 1500
/** Close code for an invalid ticket: policy violation. */
const REFUSED = 1008

/** Handles the chat's sockets inside a page: intercepts the page's WebSocket to the gateway's address. */
export const chatHandlers = (store: Store): WebSocketHandler[] => {
  const hub = chatHubOf(store)
  return [
    ws.link(/\/v2\/chat\/socket(\?|$)/).addEventListener('connection', ({ client }) => {
      const seat = hub.takeTicket(new URL(client.url).searchParams.get('ticket') ?? '')
      if (!seat) {
        client.close(REFUSED)
        return
      }
      const { receive, leave } = hub.join(seat, (text) => client.send(text))
      client.addEventListener('message', ({ data }) => receive(typeof data === 'string' ? data : ''))
      client.addEventListener('close', leave)
    }),
  ]
}

interface News {
  deliveries: readonly Delivery[]
  /** The current chat, because this message reaches other tabs before the storage does. */
  chat: ChatWorld
}

const isNews = (value: unknown): value is News =>
  isRecord(value) && Array.isArray(value['deliveries']) && isRecord(value['chat'])

/** Syncs chat events with the other tabs of this browser. */
export const shareWithTabs = (store: Store): void => {
  const hub = chatHubOf(store)
  const channel = new BroadcastChannel(CHANNEL)
  hub.onDeliver((deliveries) => channel.postMessage({ deliveries, chat: store.world.chat }))
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return
    store.sync()
    store.world.chat = data.chat
    hub.deliverHere(data.deliveries)
  })
}

/** Lets the lecturer reply from a script, because a browser with the demo has one student only. */
export const answerByScript = (store: Store): void => {
  const hub = chatHubOf(store)
  hub.onDeliver((deliveries) => {
    for (const answer of deliveries.map((delivery) => answerTo(store.world.chat, delivery))) {
      if (!answer) continue
      const { pengirim, ...writing } = answer
      setTimeout(() => {
        store.sync()
        const written = writeMessage(store.world.chat, pengirim, { ...writing, clientId: null }, toIso(store.now()))
        store.changed()
        hub.deliver(written)
      }, ANSWER_MS)
    }
  })
}
