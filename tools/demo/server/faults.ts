import { HttpResponse } from 'msw'
import { wait } from '#shared/state/wait.ts'
import { failureBody } from '../refusal.ts'
import type { Store } from '../state/store.ts'
import type { Fault, FaultKind } from './fault-types.ts'
import { jsonAnswer } from './json-answer.ts'

const HOTSPOT = '<!doctype html><title>Masuk ke Wi-Fi</title><h1>Masuk ke Wi-Fi kampus</h1>'

/** Takes the next fault for an operation and counts down its `times`. */
export const takeFault = ({ world }: Store, operationId: string): Fault | null => {
  const fault = world.faults.find(
    ({ operation, times }) => (operation === operationId || operation === '*') && times !== 0,
  )
  if (!fault) return null
  if (fault.times !== undefined) fault.times--
  return { ...fault }
}

const withBadField = (value: unknown, [head, ...rest]: readonly string[]): unknown => {
  if (head === undefined) return Array.isArray(value) ? {} : typeof value === 'string' ? 4711 : 'bukan-ini'
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === head ? withBadField(item, rest) : item))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [head]: withBadField(Reflect.get(value, head), rest) }
}

const textAnswer = (body: string, { status, headers }: Response, type = headers.get('content-type') ?? ''): Response =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } })

const malform = async (response: Response, path: string): Promise<Response> => {
  const body: unknown = await response.json()
  return jsonAnswer(withBadField(body, path === '' ? [] : path.split('.')), response.status)
}

const cut = async (response: Response): Promise<Response> => {
  const text = await response.text()
  return textAnswer(text.slice(0, Math.floor(text.length / 2)), response)
}

const refuse = (status: number, message: string): Response =>
  HttpResponse.json(failureBody(status, message), { status })

type Answer = () => Promise<Response>
type Misfortune = (fault: Fault, answer: Answer) => Response | Promise<Response>

/** Responses by kind of fault. Kinds that do not call `answer` never reach the handlers, so the call has no effect. */
const MISFORTUNES: Record<FaultKind, Misfortune> = {
  latency: async ({ ms = 1000 }, answer) => {
    await wait(ms)
    return answer()
  },
  client: ({ status = 400, message = 'Permintaan ditolak (kesalahan simulasi)' }) => refuse(status, message),
  server: ({ status = 500, message = 'Terjadi kesalahan pada server (kesalahan simulasi)' }) => refuse(status, message),
  timeout504: () => refuse(504, 'Gateway Timeout'),
  network: () => HttpResponse.error(),
  captive: () => HttpResponse.html(HOTSPOT),
  cut: async (_, answer) => cut(await answer()),
  lost: async ({ status, message = 'Gateway Timeout' }, answer) => {
    await answer()
    return status === undefined ? HttpResponse.error() : refuse(status, message)
  },
  empty: async (_, answer) => {
    const { ok } = await answer()
    return ok ? new HttpResponse(null, { status: 204 }) : refuse(422, 'Permintaan ditolak (kesalahan simulasi)')
  },
  malformed: async ({ path = '' }, answer) => malform(await answer(), path),
}

/**
 * Answers a call, applying a fault if there is one.
 * @param answer runs the handlers, with their effects
 */
export const answerUnder = async (fault: Fault | null, answer: Answer): Promise<Response> =>
  fault ? MISFORTUNES[fault.kind](fault, answer) : answer()
