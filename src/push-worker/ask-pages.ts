import { wait } from '#shared/state/wait.ts'
import type { OpenPage } from './worker-scope.ts'

/** A page answers at once or does not listen: the login, a print page, a page that is just going. */
const ANSWER_MS = 1000

const ask = (page: OpenPage, message: unknown): Promise<OpenPage> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(page)
    }
    page.postMessage(message, [port2])
  })

/**
 * Says something to pages and waits for the first that has understood.
 * @returns that page, or null when none has answered within a second
 */
export const askPages = async (pages: readonly OpenPage[], message: unknown): Promise<OpenPage | null> => {
  if (pages.length === 0) return null
  return Promise.race([...pages.map((page) => ask(page, message)), wait(ANSWER_MS).then(() => null)])
}
