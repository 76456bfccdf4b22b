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

/** Where the simulated gateway stands in tests; nothing else answers. */
export const GATEWAY = 'http://gateway.test'

/** What a test may arrange before anything is asked. */
export interface Arrangement {
  /** Campus id; without one the default variant. */
  campus?: string
  faults?: Fault[]
  /** What the server says about the menu. */
  menuConfig?: Record<string, unknown>
  /** Answers to GET by path that stand in for the simulated ones: what no fault can make. */
  answers?: Record<string, object>
  /** Paths of GET whose answer never comes. */
  hanging?: readonly string[]
  /** How far the device's clock is ahead of the gateway's, in milliseconds. */
  deviceAheadMs?: number
  /** A file of the campus lab (tests/lab/*.json); what stands beside it here comes on top. */
  lab?: object
}

/** One simulated gateway with what it was asked. */
export interface Gateway {
  controls: Controls
  /** What the file of the campus lab says; empty without one. */
  state: LabState
  /** Addresses of all requests so far, in order: 'GET http://gateway.test/…'. */
  asked: string[]
  /** JSON answers to GET so far by path, the first of each. */
  answered: Map<string, unknown>
  /** Headers of the last request to an address, as in `asked`. */
  headersOf: (request: string) => Record<string, string>
  /** Whether nothing is on its way. */
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
  request.signal.addEventListener('abort', () => own.delete(requestId)) // nobody waits for it any more
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
      () => undefined, // a fault has cut the answer
    )
})

/** Opens the network for the tests of one file. Files share this module, so each says it anew (tests/setup-screens.ts). */
export const listenInThisFile = (): void => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(checkAnswers) // at once, so that every test hears what it finds
  afterAll(() => server.close())
}

/** A file of the campus lab, as a person would open it. @throws Error that says which part is refused */
const readLab = (lab: object | undefined, controls: Controls): LabState => {
  if (!lab) return {}
  const { state, problem } = readLabFile(JSON.stringify(lab), knownTo(controls))
  if (problem) throw new Error(`lab file refused (${problem.code}): ${problem.part}`)
  return state
}

/** Opens the gateway of one test over a fresh world, and points the app at it and at its clock. */
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

/** How long an answer that nobody waits for any more may hold the next test up. */
const LATE_MS = 100

/** Ends the gateway of one test, once nothing is on its way. The page must be gone by then. */
export const closeGateway = async (): Promise<void> => {
  const end = performance.now() + LATE_MS
  while (underway.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  server.resetHandlers()
  asked = []
  heads = new Map()
  underway = new Set()
  answered = new Map()
}
