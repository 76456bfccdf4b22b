import { getResponse, type HttpHandler, HttpResponse, http } from 'msw'
import { wait } from '#shared/state/wait.ts'
import { checkAccess, namedIn, type TagHandlers } from '../call.ts'
import { gatewayOf, withFileAddresses } from '../file-addresses.ts'
import { fileHandlers } from '../file-handlers.ts'
import { failureBody, Refusal } from '../refusal.ts'
import { authenticate } from '../session.ts'
import { shortAddress } from '../short-address.ts'
import type { Store } from '../state/store.ts'
import { toIso } from '../world/waktu.ts'
import type { Akun } from '../world/world.ts'
import { toZona, zonaOf } from '../world/zona.ts'
import { fitBaseAnswer, withFileName } from './base-answer.ts'
import type { Fault } from './fault-types.ts'
import { answerUnder, takeFault } from './faults.ts'
import { oneHandler, type Route } from './one-handler.ts'
import { ANONYMOUS, keyOf, OPERATIONS, type Operation } from './operations.ts'

/** Rewrites the times of a response with the offset of the campus. */
const answerInZone = async (response: Response, campus: string): Promise<Response> => {
  const zona = zonaOf(campus)
  if (zona === 'WIB' || !response.headers.get('content-type')?.includes('json')) return response
  const { status, headers } = response
  return new HttpResponse(toZona(await response.text(), zona), { status, headers })
}

const tags = import.meta.glob<Record<string, TagHandlers>>('../handlers/*.ts', { eager: true })

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const
const isMethod = (method: string): method is keyof typeof METHODS => method in METHODS

/** A stateful handler and its file in handlers/. */
interface Stateful {
  handler: HttpHandler
  file: string
}

/** Location of a handler: the file in handlers/, and its index among the file's handlers. */
interface Place {
  create: TagHandlers
  index: number
  file: string
}
const places = new Map<string, Place>()

/**
 * Returns the location of every stateful handler, by operation. Computed once, because it is the same for every store.
 */
const placesIn = (store: Store): ReadonlyMap<string, Place> => {
  if (places.size > 0) return places
  for (const [path, exported] of Object.entries(tags)) {
    const file = path.replace(/^.*\/|\.ts$/g, '')
    for (const create of Object.values(exported))
      for (const [index, handler] of create(store).entries()) places.set(keyOf(handler), { create, index, file })
  }
  return places
}

/** Returns a function that finds the stateful handler of a call. The handlers of a file are created on first use. */
const statefulOf = (store: Store): ((key: string) => Stateful | undefined) => {
  const known = placesIn(store)
  const made = new Map<TagHandlers, HttpHandler[]>()
  return (key) => {
    const place = known.get(key)
    if (!place) return undefined
    const { create, index, file } = place
    const handlers = made.get(create) ?? create(store)
    made.set(create, handlers)
    const handler = handlers[index]
    return handler && { handler, file }
  }
}

const isWrite = (request: Request): boolean => request.method !== 'GET'

/** Parameters that do not change the content of a list. */
const PLAIN = new Set(['idMahasiswa', 'page', 'itemsPerPage'])
const NOT_IMPLEMENTED = 501

/**
 * Returns whether a generated mock may answer a call: only reads with no parameters but student and page. It would give
 * other calls the same response for any parameters; these fail with 501 until their subject has a handler.
 */
const isAnsweredByExample = ({ path }: Operation, request: Request): boolean =>
  !isWrite(request) &&
  [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => PLAIN.has(name)) &&
  [...new URL(request.url).searchParams.keys()].every((name) => PLAIN.has(name))

const run = async (handler: HttpHandler, request: Request): Promise<Response> => {
  const response = await getResponse([handler], request)
  if (!response) throw new Refusal(500, 'Handler demo tidak menjawab.')
  return response
}

/** Answers one operation: authenticates, checks access, then calls its stateful handler or the generated mock. */
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
  if (handler) return withFileName(await run(handler, request), operationId)
  if (!isAnsweredByExample(operation, request))
    throw new Refusal(NOT_IMPLEMENTED, `${operationId} belum ada di gateway simulasi.`)
  const mahasiswa = store.world.mahasiswa[idMahasiswa || (akun?.username ?? '')]
  return fitBaseAnswer(await run(operation.handler, request), mahasiswa?.persona === 'kosong')
}

const refused = (error: unknown): Response => {
  if (!(error instanceof Refusal)) throw error
  const { status, message, errors } = error
  return HttpResponse.json(failureBody(status, message, errors), { status })
}

/** Sets the simulated time on a response. The portal uses it to correct the device's clock. */
const withDate = (response: Response, nowMs: number): Response => {
  response.headers.set('Date', new Date(nowMs).toUTCString())
  return response
}

interface Arrival {
  fault: Fault | null
  /** Absent when a fault or the latency applies. */
  response?: Response
}

/** Counts a call, and answers it at once unless a fault or the latency applies. */
const arrive = (store: Store, operationId: string, reply: () => Promise<Response>): Promise<Arrival> =>
  store.turn(async () => {
    const { requests } = store.world.counters
    requests[operationId] = (requests[operationId] ?? 0) + 1
    const fault = takeFault(store, operationId)
    return fault || store.world.latencyMs > 0 ? { fault } : { fault, response: await reply() }
  })

const toHandler = (
  store: Store,
  operation: Operation,
  method: keyof typeof METHODS,
  stateful: Stateful | undefined,
): HttpHandler => {
  const { path, operationId } = operation
  return METHODS[method](path, async ({ request, params }) => {
    const began = performance.now()
    const idMahasiswa = namedIn({ params, request })
    let answeredBy: string | null = null
    const reply = (): Promise<Response> => {
      answeredBy = stateful?.file ?? 'mock'
      return answer(store, operation, stateful?.handler, request, idMahasiswa)
        .catch(refused)
        .then((response) => answerInZone(response, store.world.campus))
        .then((response) => withFileAddresses(response, gatewayOf(request, path)))
        .then((response) => withDate(response, store.now()))
    }
    const log = (status: number | null, fault: Fault | null): void =>
      store.log.add({
        at: toIso(store.now()),
        operation: operationId,
        method,
        address: shortAddress(path, params, request.url),
        status,
        ms: Math.round(performance.now() - began),
        answeredBy,
        fault: fault?.kind ?? null,
      })
    try {
      const { fault, response: atOnce } = await arrive(store, operationId, reply)
      if (!atOnce) await wait(store.world.latencyMs)
      const response = atOnce ?? (await answerUnder(fault, () => store.turn(reply)))
      log(response.type === 'error' ? null : response.status, fault)
      return response
    } catch (error) {
      log(null, null) // one of our handlers threw: the browser receives a 500 of the mock, the log shows no response
      throw error
    }
  })
}

/**
 * Creates handlers without stack traces. msw captures a stack for each of two hundred handlers, which takes most of the
 * time and is not needed.
 */
const withoutStacks = <T>(make: () => T): T => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = limit
  }
}

/**
 * Creates the simulated gateway for the browser worker, tests and the HTTP server. Every operation of the contract has
 * exactly one handler, more specific paths first, and so have the files that responses name. They are wrapped in a
 * single msw handler.
 */
export const createHandlers = (store: Store): HttpHandler[] => {
  const stateful = withoutStacks(() => statefulOf(store))
  const operations = OPERATIONS.flatMap((operation): Route[] => {
    const { method, path, handler } = operation
    if (!isMethod(method)) return []
    const make = () => withoutStacks(() => toHandler(store, operation, method, stateful(keyOf(handler))))
    return [{ method, path, handler: make }]
  })
  const files = fileHandlers(store).map(
    (handler): Route => ({ method: 'GET', path: String(handler.info.path), handler: () => handler }),
  )
  return [oneHandler([...operations, ...files])]
}
