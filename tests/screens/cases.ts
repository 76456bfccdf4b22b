import { SCREENS } from '#app/later-screens.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { operations } from '../contract/bundle.ts'
import { casesOf } from './addresses.ts'
import type { Case } from './screen-cases.ts'

export { WRITES } from './addresses.ts'
export type { Case } from './screen-cases.ts'

/** `npm run audit -- addresses` takes every address, and every kind of answer. */
export const IS_AUDIT = process.env['AUDIT'] === '1'

/** The first address of each screen; further tabs and choices of a screen are for the audit. */
export const CASES: readonly Case[] = casesOf(SCREENS).filter(({ isFurther }) => IS_AUDIT || !isFurther)

/** What `renderScreen` needs to know of a case. */
export const arrangeCase = ({ persona, at }: Case) => ({
  persona,
  ...(at !== undefined && { arrange: (controls: Controls) => controls.jumpTo(at) }),
})

const PATTERNS = operations
  .map(({ operationId, method, path, ...rest }) => ({
    operationId,
    isStrict: rest['x-strict'] === true,
    isAssumed: rest['x-evidence'] === 'assumed',
    open: path.split('{').length,
    pattern: new RegExp(`^${method} https?://[^/]+${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
  }))
  .sort((a, b) => a.open - b.open) // a fixed address wins over one with parameters

/** The operation of a request, as the simulated gateway lists it: 'GET http://gateway.test/…'. */
export const operationOf = (request: string) => PATTERNS.find(({ pattern }) => pattern.test(request))

/** The reads among some requests, each once. */
export const readsOf = (asked: readonly string[]): string[] => [
  ...new Set(
    asked.filter((request) => request.startsWith('GET ')).flatMap((request) => operationOf(request)?.operationId ?? []),
  ),
]

/** What a person must never read: a value that was not checked, a key without its text. */
export const RAW = /undefined|\bNaN\b|\bnull\b|\[object|Invalid Date|Infinity/

/** What stands in the screen, without the shell around it. */
export const mainOf = (): HTMLElement => {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) throw new Error('there is no screen')
  return main
}

/** An operation by its name. */
export const operationNamed = (name: string) => PATTERNS.find(({ operationId }) => operationId === name)
