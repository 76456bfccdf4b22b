import type { MutationOptions } from '@tanstack/react-query'
import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { storeCampusConfig, toCampusConfig } from '#gateway/campus/campus-config.ts'
import { setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { argumentsOf, operationOf } from './bundle.ts'

type Exports = Record<string, unknown>
const mockFiles = import.meta.glob<Exports>('../../generated/mocks/*/*.msw.ts', { eager: true })
const clientFiles = import.meta.glob<Exports>('../../generated/client/*/*.ts', { eager: true })

export const GATEWAY = 'https://gateway.example'
export const MULTISITE = 'https://multisite.example'

const mocks = Object.entries(mockFiles).flatMap(([file, exports]) => {
  const all = Object.entries(exports).find(([name]) => /^get\w+Mock$/.test(name) && !name.endsWith('ResponseMock'))
  if (!all) throw new Error(`${file} exports no list of mocks`)
  return (all[1] as () => RequestHandler[])()
})

// Static segments win over parameters (readings, 41): /…/students_schedule before /…/:scheduleId.
const parameters = (handler: RequestHandler) => handler.info.header.split('/:').length
/** Generated mocks of every operation. */
export const handlers = mocks.toSorted((one, other) => parameters(one) - parameters(other))

export const createGateway = () => setupServer(...handlers)

/** Points the real gateway client at the mocked servers. */
export const enterCampus = (): void => {
  setRuntimeConfig({ gatewayUrl: GATEWAY, multisiteConfigUrl: MULTISITE, nodeId: 'node-1' })
  storeCampusConfig(toCampusConfig({ college_id: '061001', unik: 'TSM' }))
}

type Call = (...args: unknown[]) => unknown
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const exported = (id: string, name: string): Call => {
  const tag = operationOf(id).tags[0] ?? ''
  const found = clientFiles[`../../generated/client/${tag}/${tag}.ts`]?.[name]
  if (typeof found !== 'function') throw new Error(`the generated client has no ${name}`)
  return found as Call
}

/** Calls an operation with the examples of its contract, as its hook does. */
export const callOperation = (id: string): Promise<unknown> => Promise.resolve(exported(id, id)(...argumentsOf(id)))

export const queryKeyOf = (id: string, path: Record<string, unknown>) =>
  exported(id, `get${capital(id)}QueryKey`)(...argumentsOf(id, path)) as readonly unknown[]

/** Returns the generated mutation of an operation, with its invalidations. */
export const mutationOf = (id: string) =>
  exported(id, `get${capital(id)}MutationOptions`)() as MutationOptions<unknown, Error, object>
