import { vi } from 'vitest'
import { isRecord } from '#shared/text/is-record.ts'

/**
 * Lets the simulated gateway answer as always, effect included, and changes the status of its answers on the way, as a gateway
 * that writes codes as numbers would.
 * @param path end of the address
 */
export const writeStatusAs = (path: string, status: unknown): void => {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await fetch(...call)
    const [target] = call
    const address = target instanceof Request ? target.url : String(target)
    if (!answer.ok || !new URL(address).pathname.endsWith(path)) return answer
    const body: unknown = await answer.json()
    return Response.json({ ...(isRecord(body) ? body : {}), status })
  })
}

/** Lets something on the way answer an address with a page, as a proxy does; the gateway is not asked. */
export const answerWithPage = (path: string, status: number, headers: Record<string, string> = {}): void => {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    const [target] = call
    const address = target instanceof Request ? target.url : String(target)
    return new URL(address).pathname.endsWith(path)
      ? Promise.resolve(
          new Response('<h1>proxy</h1>', { status, headers: { 'Content-Type': 'text/html', ...headers } }),
        )
      : fetch(...call)
  })
}

/**
 * Lets the simulated gateway answer as always and changes an answer on the way, as another gateway would write it.
 * @param path end of the address
 * @param change the body as another gateway has it
 */
export const changeAnswer = (path: string, change: (body: Readonly<Record<string, unknown>>) => unknown): void => {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const [target, init] = call
    const address = target instanceof Request ? target.url : String(target)
    const method = target instanceof Request ? target.method : (init?.method ?? 'GET')
    const answer = await fetch(...call)
    if (!answer.ok || method !== 'GET' || !new URL(address).pathname.endsWith(path)) return answer
    const body: unknown = await answer.json()
    return Response.json(change(isRecord(body) ? body : {}))
  })
}

/** The rows of a list in an answer, to be changed. */
export const rowsIn = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isRecord) : [])
