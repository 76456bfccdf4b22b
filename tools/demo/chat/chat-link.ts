import { type WebSocketHandler, ws } from 'msw'
import { isRecord } from '#shared/text/is-record.ts'
import type { Store } from '../state/store.ts'
import type { ChatWorld } from '../world/chat.ts'
import { toIso } from '../world/waktu.ts'
import { answerTo } from './chat-answer.ts'
import { type Delivery, writeMessage } from './chat-engine.ts'
import { chatHubOf } from './chat-hub.ts'

const CHANNEL = 'simulated-gateway.chat'
/** The lecturer of the demo needs a moment to type. */
const ANSWER_MS = 1500
/** What a socket is closed with when its ticket does not hold: policy violation. */
const REFUSED = 1008

/** The chat's sockets inside a page: the page's WebSocket to the gateway's address ends here. */
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
  /** Storage reaches another tab later than this: without it, that tab would keep the chat as it was before. */
  chat: ChatWorld
}

const isNews = (value: unknown): value is News =>
  isRecord(value) && Array.isArray(value['deliveries']) && isRecord(value['chat'])

/** Tells the other tabs of this browser what happened here, and hears from them. */
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

/** In the demo a browser holds one student: the lecturer answers from a script. */
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
