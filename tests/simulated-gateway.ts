import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { checkAnswers } from '#app/check-answers.ts'
import { setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { setClock } from '#shared/state/clock.ts'
import { type Controls, createControls } from '#tools/demo/server/controls.ts'
import { createHandlers } from '#tools/demo/server/create-handlers.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import { createStore } from '#tools/demo/state/store.ts'
import { applyState } from '#tools/lab/apply-state.ts'
import { knownTo } from '#tools/lab/known.ts'
import { placeStudent } from '#tools/lab/simulated/chosen-student.ts'
import { readLabFile } from '#tools/lab/state/lab-file.ts'
import type { LabState } from '#tools/lab/state/lab-state.ts'
import { freshWorld } from './fresh-world.ts'

/** URL of the simulated gateway in tests; requests to other addresses fail. */
export const GATEWAY = 'http://gateway.test'

/** Options that a test may set before the first request. */
export interface Arrangement {
  /** Campus id; the default variant when unset. */
  campus?: string
  faults?: Fault[]
  /** The server's menu configuration. */
  menuConfig?: Record<string, unknown>
  /** GET answers by path that replace the simulated ones, for cases that no fault covers. */
  answers?: Record<string, object>
  /** GET paths whose answer never arrives. */
  hanging?: readonly string[]
  /** Time by which the device's clock is ahead of the gateway's, in milliseconds. */
  deviceAheadMs?: number
  /** Campus lab file (tests/lab/*.json); the other options override it. */
  lab?: object
}

/** A simulated gateway with a record of its requests. */
export interface Gateway {
  controls: Controls
  /** State of the campus lab file; empty without one. */
  state: LabState
  /** Addresses of all requests so far, in order: 'GET http://gateway.test/…'. */
  asked: string[]
  /** JSON answers to GET by path; the first answer of each. */
  answered: Map<string, unknown>
  /** Headers of the last request to an address, as in `asked`. */
  headersOf: (request: string) => Record<string, string>
  /** Returns whether no request is in flight. */
  isQuiet: () => boolean
}

const server = setupServer()
let asked: string[] = []
let heads = new Map<string, Record<string, string>>()
let underway = new Set<string>()
let answered = new Map<string, unknown>()

server.events.on('request:start', ({ request, requestId }) => {
  asked.push(`${request.method} ${request.url}`)
  const headers = [...request.headers].map(([name, value]): [string, string] => [name.toLowerCase(), value])
  heads.set(`${request.method} ${request.url}`, Object.fromEntries(headers))
  underway.add(requestId)
  const own = underway
  request.signal.addEventListener('abort', () => own.delete(requestId)) // an aborted request is no longer in flight
})
server.events.on('request:end', ({ requestId }) => underway.delete(requestId))
server.events.on('response:mocked', ({ request, response }) => {
  const { pathname } = new URL(request.url)
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (request.method !== 'GET' || !isJson || answered.has(pathname)) return
  const own = answered
  void response
    .clone()
    .json()
    .then(
      (body: unknown) => own.set(pathname, body),
      () => undefined, // a fault has truncated the answer
    )
})

/**
 * Intercepts the network for the tests of one file. Files share this module, so each calls it (tests/setup-screens.ts).
 */
export const listenInThisFile = (): void => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(checkAnswers) // without delay, so that every test sees its findings
  afterAll(() => server.close())
}

/**
 * Reads a campus lab file, as the lab does.
 * @throws Error with the rejected part
 */
const readLab = (lab: object | undefined, controls: Controls): LabState => {
  if (!lab) return {}
  const { state, problem } = readLabFile(JSON.stringify(lab), knownTo(controls))
  if (problem) throw new Error(`lab file refused (${problem.code}): ${problem.part}`)
  return state
}

/** Opens the gateway of one test over a fresh mock state, and configures the app's gateway address and clock. */
export const openGateway = (arrangement: Arrangement = {}): Gateway => {
  const { campus, faults, menuConfig, answers = {}, hanging = [], deviceAheadMs = 0 } = arrangement
  const store = createStore({ world: freshWorld() })
  const controls = createControls(store)
  const state = readLab(arrangement.lab, controls)
  applyState(state, controls, 'lab file')
  if (state.student !== undefined) placeStudent(state.student)
  if (campus !== undefined) controls.setCampus(campus)
  if (menuConfig !== undefined) controls.setMenuConfig(menuConfig)
  if (faults !== undefined) controls.setFaults(faults)
  setClock(() => store.now() + deviceAheadMs)
  setRuntimeConfig({ gatewayUrl: GATEWAY, multisiteConfigUrl: GATEWAY, nodeId: 'node-1' })
  server.resetHandlers()
  const standIns = Object.entries(answers).map(([path, body]) => http.get(`*${path}`, () => HttpResponse.json(body)))
  const never = hanging.map((path) =>
    http.get(`*${path}`, async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  )
  server.use(...never, ...standIns, ...createHandlers(store))
  const own = { asked, heads, answered }
  const pending = underway
  return {
    controls,
    state,
    asked: own.asked,
    answered: own.answered,
    headersOf: (request) => own.heads.get(request) ?? {},
    isQuiet: () => pending.size === 0,
  }
}

/** Maximum time in ms for which a late answer to a closed page may delay the next test. */
const LATE_MS = 100

/** Ends the gateway of one test once no request is in flight. The page must be unmounted before. */
export const closeGateway = async (): Promise<void> => {
  const end = performance.now() + LATE_MS
  while (underway.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  server.resetHandlers()
  asked = []
  heads = new Map()
  underway = new Set()
  answered = new Map()
}
