import { vi } from 'vitest'
import { isRecord } from '#shared/text/is-record.ts'

/**
 * Changes the status in answers of the simulated gateway, as a gateway with numeric codes would send it; the effect
 * remains.
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

/** Answers an address with an HTML page, as a proxy does; the gateway receives no request. */
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
 * Changes an answer of the simulated gateway, as another gateway would send it; the effect remains.
 * @param path end of the address
 * @param change returns the changed body
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

/** Returns the rows of a list in an answer, for modification. */
export const rowsIn = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isRecord) : [])
