import type { CreateChatGroupBody } from '#generated/models/chat/createChatGroupBody.zod.ts'
import type { CreateChatThreadBody } from '#generated/models/chat/createChatThreadBody.zod.ts'
import type { UpdateChatGroupBody } from '#generated/models/chat/updateChatGroupBody.zod.ts'
import type { UpdateChatThreadBody } from '#generated/models/chat/updateChatThreadBody.zod.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'

// What the portal and a chat module know of each other, and nothing else (ADR 15). A module is an ES
// module at `chatUrl` of config.json that exports `mount`; without chatUrl it is this folder. A module of another origin
// brings its style as a constructable style sheet (the content security policy blocks style and link elements of others),
// never writes HTML (trusted types), and gets functions of the portal, never a token.

/** What the module exports. */
export interface ChatModule {
  /**
   * Draws the chat into a container that stays in the document, shown or not.
   * @returns the undo: nothing of the module runs after it
   */
  mount: (container: HTMLElement, host: ChatHost) => () => void
}

/** What may change while the module is mounted. */
export interface ChatState {
  language: 'id' | 'en'
  colorMode: 'light' | 'dark'
  /** Whether the person sees the container. */
  isOpen: boolean
  /** Section 3: guidance may be shown. */
  showBimbingan: boolean
  /**
   * Group that a screen asked for: the module shows it when this changes to an id, also at mount. The portal sets null before
   * it asks for the same group again. The person may go elsewhere in the chat meanwhile.
   */
  groupId: string | null
}

/** The calls that a module may make, with what they take (sections 2 and 7). */
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
  /** Once: closed by the gateway, lost, or never opened. */
  onClose: () => void
}

export interface ChatSocket {
  /** @returns false when it is not open: nothing was sent */
  send: (text: string) => boolean
  close: () => void
}

/** What the portal gives to the module. After the undo of `mount` all of it is silent. */
export interface ChatHost {
  student: { id: string; nama: string }
  state: () => ChatState
  /** Calls back with each change of state. @returns the undo */
  onState: (listener: () => void) => () => void
  /**
   * One of the calls above, sent once with the student's session by the portal.
   * @returns the gateway's answer, not yet believed
   * @throws Error with the gateway's message; the result of a write that failed is unknown
   */
  request: <Call extends keyof ChatCalls>(call: Call, input: ChatCalls[Call]) => Promise<unknown>
  /** Opens a socket with a ticket that the portal fetches: one ticket, one socket. The module decides when to try again. */
  openSocket: (listeners: SocketListeners) => ChatSocket
  /** How many messages wait: shown on the portal's button and read out. */
  onUnread: (count: number) => void
  /** Something is broken for good: the portal hides chat and guidance (section 8). */
  onError: (error: unknown) => void
}
