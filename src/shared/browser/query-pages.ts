import { wait } from '#shared/state/wait.ts'

/** A page as a worker sees it. */
export interface QueriedPage {
  postMessage: (message: unknown, transfer: Transferable[]) => void
}

/** A page answers at once or does not listen: the login, a print page, a page that is just going. */
const ANSWER_MS = 1000

const ask = <Page extends QueriedPage>(page: Page, message: unknown): Promise<Page> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(page)
    }
    page.postMessage(message, [port2])
  })

/**
 * Sends a message to pages and waits for the first that answers through the port that comes with it.
 * @param atMostMs how long pages have, a second where nothing else is said
 * @returns that page, or null when none has answered in time
 */
export const queryPages = async <Page extends QueriedPage>(
  pages: readonly Page[],
  message: unknown,
  atMostMs = ANSWER_MS,
): Promise<Page | null> => {
  if (pages.length === 0) return null
  return Promise.race([...pages.map((page) => ask(page, message)), wait(atMostMs).then(() => null)])
}
