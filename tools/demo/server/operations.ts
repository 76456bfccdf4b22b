import { HttpHandler } from 'msw'

/** One operation of the contract with its generated mock. */
export interface Operation {
  operationId: string
  /** Subject of the contract. */
  tag: string
  method: string
  /** In msw's syntax: any origin, parameters with a colon. */
  path: string
  handler: HttpHandler
}

/** Operations with x-auth: none in the contract. A test compares the two. */
export const ANONYMOUS: ReadonlySet<string> = new Set([
  'createAccessToken',
  'getFrontendConfig',
  'getInfoSurat',
  'getLogoPerguruanTinggi',
  'getSistem',
  'requestResetPassword',
  'resetPassword',
])

type Export = (...args: readonly unknown[]) => unknown
const modules = import.meta.glob<Record<string, Export>>('../../../generated/mocks/**/*.msw.ts', { eager: true })

const toOperation = (tag: string, [name, create]: [string, Export]): Operation[] => {
  const [, pascal] = /^get(\w+)MockHandler$/.exec(name) ?? []
  if (!pascal) return []
  const handler = create()
  if (!(handler instanceof HttpHandler)) return []
  const operationId = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return [{ operationId, tag, method: String(handler.info.method), path: String(handler.info.path), handler }]
}

/** Returns the tag of a mock file: its folder. */
const tagOf = (path: string): string => path.split('/').at(-2) ?? ''

const countParameters = (path: string): number => path.split('/:').length

/** Sorts static paths before those with parameters, so that /biodata/utama takes precedence over /biodata/:type. */
const byPrecision = (a: Operation, b: Operation): number =>
  countParameters(a.path) - countParameters(b.path) || (a.path < b.path ? -1 : 1)

/** Every operation of the contract, read from the generated mocks. */
export const OPERATIONS: readonly Operation[] = Object.entries(modules)
  .flatMap(([path, module]) => Object.entries(module).flatMap((entry) => toOperation(tagOf(path), entry)))
  .sort(byPrecision)

/** Returns the key of a handler: its method and path. */
export const keyOf = (handler: HttpHandler): string => `${String(handler.info.method)} ${String(handler.info.path)}`
