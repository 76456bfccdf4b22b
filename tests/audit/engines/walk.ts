import { test } from '@playwright/test'
import type { Host } from '../../e2e/fixtures.ts'
import type { Engine } from './engine.ts'
import { JOURNEY, KRS_OPEN, type Portal, type Step } from './main-journey.ts'
import { personAt } from './person.ts'

/** Returns the production build over the simulated gateway. */
export const overHttp = ({ url, world }: Host, name = 'production build over HTTP', moment = KRS_OPEN): Portal => ({
  name,
  url,
  arrange: async () => {
    await world({ reset: true, jumpTo: moment })
    return url
  },
})

/** Returns the demo, which includes its gateway. */
export const inDemo = ({ url }: Host): Portal => ({
  name: 'demo',
  url,
  arrange: () => Promise.resolve(`${url}/?lab=default,clock:${encodeURIComponent(KRS_OPEN)}`),
})

/** Runs a whole journey and prints its figure; an error names the step that failed. */
export const walk = async (engine: Engine, portal: Portal, journey: readonly Step[] = JOURNEY): Promise<void> => {
  const me = personAt(engine)
  let done = 0
  const figure = (end: string) =>
    console.log(
      `engine ${engine.name}, ${portal.name}: ${done} of ${journey.length} steps${end}, ${me.strays.length} presses astray${me.strays.map((one) => ` (${one})`).join('')}`,
    )
  for (const { name, go } of journey) {
    try {
      await test.step(name, () => go(me, portal))
    } catch (error) {
      figure(`, stopped at '${name}'`)
      throw error
    }
    done += 1
  }
  figure('')
}
