import { getResponse, type HttpHandler, HttpResponse, http } from 'msw'
import { wait } from '#shared/wait.ts'
import { fitBaseAnswer } from './base-answer.ts'
import { checkAccess, pathOf, type TagHandlers } from './call.ts'
import { answerUnder, takeFault } from './faults.ts'
import { ANONYMOUS, keyOf, OPERATIONS, type Operation } from './operations.ts'
import { failureBody, Refusal } from './refusal.ts'
import { authenticate } from './session.ts'
import { shortAddress } from './short-address.ts'
import type { Store } from './store.ts'
import { toIso } from './world/waktu.ts'
import type { Akun } from './world/world.ts'

const tags = import.meta.glob<Record<string, TagHandlers>>('./handlers/*.ts', { eager: true })

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const
const isMethod = (method: string): method is keyof typeof METHODS => method in METHODS

/** A stateful handler and the file in handlers/ where it stands. */
interface Stateful {
  handler: HttpHandler
  file: string
}

/** Stateful handlers of all tags, by what they answer. */
const statefulHandlers = (store: Store): Map<string, Stateful> => {
  const all = Object.entries(tags).flatMap(([path, exported]) => {
    const file = path.replace(/^.*\/|\.ts$/g, '')
    return Object.values(exported).flatMap((create) => create(store).map((handler) => ({ handler, file })))
  })
  return new Map(all.map((stateful) => [keyOf(stateful.handler), stateful]))
}

const isWrite = (request: Request): boolean => request.method !== 'GET'

const run = async (handler: HttpHandler, request: Request): Promise<Response> => {
  const response = await getResponse([handler], request)
  if (!response) throw new Refusal(500, 'Handler demo tidak menjawab.')
  return response
}

/** One operation: auth, faults, then its stateful handler or the generated mock. */
const answer = async (
  store: Store,
  operation: Operation,
  handler: HttpHandler | undefined,
  request: Request,
  idMahasiswa: string,
) => {
  const { operationId } = operation
  const akun: Akun | null = ANONYMOUS.has(operationId) ? null : authenticate(store, request)
  if (akun) checkAccess(akun, idMahasiswa)
  if (handler) return run(handler, request)
  const mahasiswa = store.world.mahasiswa[idMahasiswa || (akun?.username ?? '')]
  return fitBaseAnswer(
    await run(operation.handler, request),
    operationId,
    mahasiswa?.persona === 'kosong' && !isWrite(request),
  )
}

const refused = (error: unknown): Response => {
  if (!(error instanceof Refusal)) throw error
  const { status, message, errors } = error
  return HttpResponse.json(failureBody(status, message, errors), { status })
}

const toHandler = (store: Store, operation: Operation, stateful: Stateful | undefined): HttpHandler[] => {
  const { method, path, operationId } = operation
  if (!isMethod(method)) return []
  const resolve = METHODS[method](path, async ({ request, params }) => {
    store.sync()
    const began = performance.now()
    const { requests } = store.world.counters
    requests[operationId] = (requests[operationId] ?? 0) + 1
    const idMahasiswa = pathOf({ params }, 'idMahasiswa')
    const fault = takeFault(store, operationId)
    let answeredBy: string | null = null
    if (store.world.latencyMs > 0) await wait(store.world.latencyMs)
    const response = await answerUnder(fault, () => {
      answeredBy = stateful?.file ?? 'mock'
      return answer(store, operation, stateful?.handler, request, idMahasiswa).catch(refused)
    })
    store.changed()
    store.log.add({
      at: toIso(store.now()),
      operation: operationId,
      method,
      address: shortAddress(path, params, request.url),
      status: response.type === 'error' ? null : response.status,
      ms: Math.round(performance.now() - began),
      answeredBy,
      fault: fault?.kind ?? null,
    })
    return response
  })
  return [resolve]
}

/**
 * The simulated gateway for any use: browser worker, tests, HTTP server. Every operation of the contract has
 * exactly one handler, more precise paths first.
 */
export const createHandlers = (store: Store): HttpHandler[] => {
  const stateful = statefulHandlers(store)
  return OPERATIONS.flatMap((operation) => toHandler(store, operation, stateful.get(keyOf(operation.handler))))
}
