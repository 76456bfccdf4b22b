import { SCREENS } from '#app/later-screens.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { operations } from '../contract/bundle.ts'
import { casesOf } from './addresses.ts'
import type { Case } from './screen-cases.ts'

export { WRITES } from './addresses.ts'
export type { Case } from './screen-cases.ts'

/** True for `npm run audit -- addresses`, which covers every address and every kind of answer. */
export const IS_AUDIT = process.env['AUDIT'] === '1'

/** The first address of each screen; further tabs and options of a screen are for the audit. */
export const CASES: readonly Case[] = casesOf(SCREENS).filter(({ isFurther }) => IS_AUDIT || !isFurther)

/** Returns the options of `renderScreen` for a case. */
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
  .sort((a, b) => a.open - b.open) // fixed addresses take precedence over parameters

/** Returns the operation of a request ('GET http://gateway.test/…') from the simulated gateway's table. */
export const operationOf = (request: string) => PATTERNS.find(({ pattern }) => pattern.test(request))

/** Returns the unique reads among the requests. */
export const readsOf = (asked: readonly string[]): string[] => [
  ...new Set(
    asked.filter((request) => request.startsWith('GET ')).flatMap((request) => operationOf(request)?.operationId ?? []),
  ),
]

/** Text that must never be shown: unvalidated values and keys without text. */
export const RAW = /undefined|\bNaN\b|\bnull\b|\[object|Invalid Date|Infinity/

/** Returns the content of the screen without the shell. */
export const mainOf = (): HTMLElement => {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) throw new Error('there is no screen')
  return main
}

export const operationNamed = (name: string) => PATTERNS.find(({ operationId }) => operationId === name)
