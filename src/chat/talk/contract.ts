import type { CreateChatGroupBody } from '#generated/models/chat/createChatGroupBody.zod.ts'
import type { CreateChatThreadBody } from '#generated/models/chat/createChatThreadBody.zod.ts'
import type { UpdateChatGroupBody } from '#generated/models/chat/updateChatGroupBody.zod.ts'
import type { UpdateChatThreadBody } from '#generated/models/chat/updateChatThreadBody.zod.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'

// Complete interface between the portal and a chat module (ADR 15). A module is an ES module at `chatUrl` of
// config.json that exports `mount`; without chatUrl it is this folder. A module of another origin adds its style as a
// constructable style sheet (the content security policy blocks its style and link elements) and never writes HTML
// (trusted types). It receives functions of the portal, never a token.

/** Exports of the module. */
export interface ChatModule {
  /**
   * Renders the chat into a container that stays in the document, visible or not.
   * @returns an unmount function, after which no code of the module runs
   */
  mount: (container: HTMLElement, host: ChatHost) => () => void
}

/** State that may change while the module is mounted. */
export interface ChatState {
  language: 'id' | 'en'
  colorMode: 'light' | 'dark'
  /** True while the container is visible. */
  isOpen: boolean
  /** True when guidance may be shown (section 3). */
  showBimbingan: boolean
  /**
   * Group requested by a screen. The module shows it at mount and whenever this changes to an id. The portal sets null
   * before it requests the same group again. The student may navigate elsewhere in the chat meanwhile.
   */
  groupId: string | null
}

/** Calls that a module may make, with their input (sections 2 and 7). */
export interface ChatCalls {
  createChatGroup: { body: CreateChatGroupBody }
  updateChatGroup: { groupId: string; body: UpdateChatGroupBody }
  createChatThread: { groupId: string; body: CreateChatThreadBody }
  updateChatThread: { groupId: string; threadId: string; body: UpdateChatThreadBody }
  listBimbingan: { jenisBimbingan: JenisBimbingan; usulanId: string }
  getBimbingan: { jenisBimbingan: JenisBimbingan; usulanId: string; idBimbingan: string }
}

export interface SocketListeners {
  onMessage: (text: string) => void
  /** Called once, when the gateway closes the socket, the connection is lost, or the socket cannot be opened. */
  onClose: () => void
}

export interface ChatSocket {
  /** @returns false when the socket is not open and nothing was sent */
  send: (text: string) => boolean
  close: () => void
}

/** Functions and data that the portal provides to the module. All of them are inert after unmount. */
export interface ChatHost {
  student: { id: string; nama: string }
  state: () => ChatState
  /** Subscribes to changes of the state. @returns an unsubscribe function */
  onState: (listener: () => void) => () => void
  /**
   * Sends one of the calls above once, with the student's session.
   * @returns the response of the gateway, not validated
   * @throws Error with the gateway's message; the outcome of a failed write is unknown
   */
  request: <Call extends keyof ChatCalls>(call: Call, input: ChatCalls[Call]) => Promise<unknown>
  /** Opens a socket with a ticket that the portal fetches: one ticket per socket. The module decides when to retry. */
  openSocket: (listeners: SocketListeners) => ChatSocket
  /** Reports the number of unread messages, which the portal shows on its button and announces. */
  onUnread: (count: number) => void
  /** Reports a permanent failure: the portal hides chat and guidance (section 8). */
  onError: (error: unknown) => void
}
