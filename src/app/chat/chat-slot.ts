import { createStore } from '#shared/state/create-store.ts'

/** Slot in the top bar for the chat button; null while there is no top bar. */
export const chatSlot = createStore<HTMLElement | null>(null)

/** Ref callback of the slot. */
export const holdChatSlot = (node: HTMLElement | null): void => chatSlot.set(node)
