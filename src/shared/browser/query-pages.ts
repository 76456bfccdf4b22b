import { wait } from '#shared/state/wait.ts'

/** A page as seen by a worker. */
export interface QueriedPage {
  postMessage: (message: unknown, transfer: Transferable[]) => void
}

/**
 * Longest wait for an answer, in milliseconds: pages without a listener (login, print page, closing page) never answer.
 */
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
 * Sends a message to pages and waits for the first answer on the transferred port.
 * @param atMostMs longest wait; one second by default
 * @returns the page that answered, or null after the time limit
 */
export const queryPages = async <Page extends QueriedPage>(
  pages: readonly Page[],
  message: unknown,
  atMostMs = ANSWER_MS,
): Promise<Page | null> => {
  if (pages.length === 0) return null
  return Promise.race([...pages.map((page) => ask(page, message)), wait(atMostMs).then(() => null)])
}
