import { HttpHandler } from 'msw'

/** One operation of the contract with its generated mock. */
export interface Operation {
  operationId: string
  /** Subject of the contract. */
  tag: string
  method: string
  /** As msw writes it: any origin, parameters with a colon. */
  path: string
  handler: HttpHandler
}

/** x-auth: none in the contract; a test compares. */
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

/** Each tag has a folder of its own. */
const tagOf = (path: string): string => path.split('/').at(-2) ?? ''

const countParameters = (path: string): number => path.split('/:').length

/** Static paths before those with parameters, so that /biodata/utama wins over /biodata/:type. */
const byPrecision = (a: Operation, b: Operation): number =>
  countParameters(a.path) - countParameters(b.path) || (a.path < b.path ? -1 : 1)

/** Every operation of the contract, as the generated mocks list them. */
export const OPERATIONS: readonly Operation[] = Object.entries(modules)
  .flatMap(([path, module]) => Object.entries(module).flatMap((entry) => toOperation(tagOf(path), entry)))
  .sort(byPrecision)

/** Identity of a handler: what it answers. */
export const keyOf = (handler: HttpHandler): string => `${String(handler.info.method)} ${String(handler.info.path)}`
