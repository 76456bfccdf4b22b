import type { ChatModule } from '#chat/talk/contract.ts'
import { wait } from '#shared/state/wait.ts'

/** Longest wait for the module. After that the chat is hidden, and a module that arrives later is not mounted. */
const LOAD_MS = 15_000

const isChatModule = (value: unknown): value is ChatModule =>
  typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function'

const fetchModule = (address: string | undefined): Promise<unknown> =>
  address === undefined
    ? import('#chat/view/chat.tsx')
    : import(/* @vite-ignore */ new URL(address, window.location.href).href)

const tooLate = async (): Promise<never> => {
  await wait(LOAD_MS)
  throw new Error('the chat module did not answer in time')
}

/**
 * Loads the chat module of this deployment.
 * @param address chatUrl of config.json; the portal's own module by default
 * @throws Error when it is missing, not a script (HTML), without `mount`, or takes longer than 15 s
 */
export const loadChatModule = async (address?: string): Promise<ChatModule> => {
  const found = await Promise.race([fetchModule(address), tooLate()])
  if (isChatModule(found)) return found
  throw new Error('the chat module exports no mount')
}
