import { createStore } from '#shared/state/create-store.ts'

/** Place in the top bar for the button of the chat; null while there is no top bar. */
export const chatSlot = createStore<HTMLElement | null>(null)

/** Ref of that place. */
export const holdChatSlot = (node: HTMLElement | null): void => chatSlot.set(node)
