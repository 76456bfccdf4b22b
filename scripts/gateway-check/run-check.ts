import { writeFileSync } from 'node:fs'
import { askSecret, type Terminal } from './ask-secret.ts'
import { checkGateway } from './check.ts'
import { CouldNotBegin } from './could-not-begin.ts'
import type { Clock } from './door.ts'
import { type CommandOptions, readOptions } from './read-options.ts'
import type { Source } from './read-source.ts'
import { EXIT, htmlReport, reportOf, textReport } from './report.ts'
import { createScreens } from './screens.ts'
import type { Secret } from './session.ts'

/** Everything outside the check, which a test replaces. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  terminal: Terminal
  print: (text: string) => void
  /** Writes what is not part of the result: the progress. */
  progress?: (text: string) => void
  clock: Clock
  fetch: typeof fetch
  stop?: AbortSignal | undefined
  source: Source
}

const secretFor = async ({ isWithToken }: CommandOptions, { env, terminal }: Surroundings): Promise<Secret> => {
  const { PORTAL_TOKEN: token, PORTAL_PASSWORD: password } = env
  if (token) return { kind: 'token', token }
  if (isWithToken) return { kind: 'token', token: await askSecret('Token (not shown): ', terminal) }
  if (password) return { kind: 'password', password }
  return { kind: 'password', password: await askSecret('Password (not shown): ', terminal) }
}

const check = async (argv: string[], around: Surroundings): Promise<number> => {
  const { source, clock, print, progress } = around
  const { contract, inventory } = source
  const options = readOptions(argv)
  const outcome = await checkGateway({
    ...options,
    contract,
    secret: await secretFor(options, around),
    clock,
    fetch: around.fetch,
    stop: around.stop,
    onProgress: (asked, all) => progress?.(`${asked} of ${all}`),
  })
  const report = reportOf(outcome, {
    version: contract.version,
    checkedAt: new Date(clock.now()).toISOString(),
    screensOf: createScreens(inventory),
  })
  print(textReport(report))
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
  if (options.html !== undefined) writeFileSync(options.html, htmlReport(report))
  return report.exitCode
}

/** Runs `npm run gateway:check`. @returns the exit code */
export const runCheck = async (argv: string[], around: Surroundings): Promise<number> => {
  try {
    return await check(argv, around)
  } catch (error) {
    // The message of any other error may hold an address with values.
    const name = error instanceof Error ? error.name : 'unknown'
    around.print(error instanceof CouldNotBegin ? error.message : `The check broke off (${name}).`)
    return EXIT.couldNotBegin
  }
}
