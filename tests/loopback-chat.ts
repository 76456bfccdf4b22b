import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { ChatHost, ChatState, SocketListeners } from '#chat/talk/contract.ts'
import { mount } from '#chat/view/chat.tsx'
import { chatHubOf, type Joined } from '#tools/demo/chat/chat-hub.ts'
import { createStore } from '#tools/demo/state/store.ts'

export const SEKAR = { id: '240117023', nama: 'Sekar Ayu Prameswari' }
export const NADIA = '240117131'

interface Line {
  /** True when the gateway is reachable. */
  isUp: boolean
  /** True when messages from the gateway reach the module. */
  isHeard: boolean
}

/**
 * Creates the chat host of one student over the simulated gateway's own hub: no network, and no mock of the tested
 * code.
 */
export const openHost = () => {
  const store = createStore()
  const hub = chatHubOf(store)
  const line: Line = { isUp: true, isHeard: true }
  const open = new Set<{ joined: Joined; listeners: SocketListeners }>()
  const stateListeners = new Set<() => void>()
  const facts = { opened: 0, unread: [] as number[], errors: [] as unknown[] }
  let state: ChatState = { language: 'id', colorMode: 'light', isOpen: true, showBimbingan: true, groupId: null }
  const openSocket = (listeners: SocketListeners) => {
    facts.opened += 1
    let own: { joined: Joined; listeners: SocketListeners } | null = null
    queueMicrotask(() => {
      if (!line.isUp) {
        listeners.onClose()
        return
      }
      const hear = (text: string) => {
        if (line.isHeard) listeners.onMessage(text)
      }
      own = { joined: hub.join({ id: SEKAR.id, groupId: null }, hear), listeners }
      open.add(own)
    })
    const close = () => {
      own?.joined.leave()
      if (own) open.delete(own)
      own = null
    }
    return {
      send: (text: string) => {
        own?.joined.receive(text)
        return own !== null
      },
      close,
    }
  }
  const host: ChatHost = {
    student: { ...SEKAR },
    state: () => state,
    onState: (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    request: vi.fn(() => Promise.reject(new Error('not arranged'))),
    openSocket,
    onUnread: (count) => facts.unread.push(count),
    onError: (error) => facts.errors.push(error),
  }
  const tell = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of [...stateListeners]) listener()
  }
  /** Closes every socket on both sides. */
  const breakLine = () => {
    for (const { joined, listeners } of [...open]) {
      joined.leave()
      listeners.onClose()
    }
    open.clear()
  }
  const sayAs = (id: string, isi: string, place = { groupId: '8815', threadId: '4420' }) =>
    hub
      .join({ id, groupId: null }, () => undefined)
      .receive(JSON.stringify({ type: 'send', clientId: isi, isi, ...place }))
  return { store, hub, host, facts, line, tell, breakLine, sayAs }
}

let undo: () => void = () => undefined
export const container = document.createElement('div')

/** Unmounts the module, as the portal does. */
export const unmount = async (): Promise<void> => {
  undo()
  await waitFor(() => expect(container).toBeEmptyDOMElement())
}

/** Registers the setup and cleanup of each test of a file. */
export const prepareContainer = (): void => {
  // Socket messages arrive outside act(): tests wait for their effects.
  beforeAll(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  })
  beforeEach(() => {
    document.body.append(container)
  })
  afterEach(async () => {
    await unmount()
    undo = () => undefined
    vi.useRealTimers()
  })
}

export const openChat = async (kit = openHost()) => {
  undo = mount(container, kit.host)
  await waitFor(() => expect(container).not.toBeEmptyDOMElement())
  return {
    ...kit,
    user: userEvent.setup({ advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined) }),
  }
}
export const button = (name: RegExp) => screen.findByRole('button', { name })
/** Finds the message input. */
export const box = () => screen.findByRole('textbox', { name: 'Tulis pesan' })
export const log = () => screen.findByRole('log')
export const openThread = async (user: ReturnType<typeof userEvent.setup>, group: RegExp, thread: RegExp) => {
  await user.click(await button(group))
  await user.click(await button(thread))
}
export const openClass = (user: ReturnType<typeof userEvent.setup>) => openThread(user, /^Praktikum/, /^Laporan/)
/** Returns the texts of all messages that the gateway stores. */
export const stored = ({ store }: ReturnType<typeof openHost>) => store.world.chat.messages.map(({ isi }) => isi)
