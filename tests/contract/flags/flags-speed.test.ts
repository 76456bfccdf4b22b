// @vitest-environment node
import { table } from 'virtual:flag-table'
import { OpenFeature, TypedInMemoryProvider } from '@openfeature/web-sdk'
import { expect, test } from 'vitest'
import { createFlagStore } from '#flags/flag-store.ts'
import { createFlagProvider } from '#flags/provider.ts'
import { campusLayer } from '#flags/table/table-layers.ts'

const RUNS = 7
const keys = Object.keys(table.flags).filter((key) => typeof table.flags[key] === 'boolean')
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined }

/** Returns nanoseconds per evaluation: the best of several runs, because load on the machine only adds time. */
const measure = (evaluate: (key: string) => boolean, rounds = 4000): number => {
  let best = Number.POSITIVE_INFINITY
  let on = 0 // read below, so that no evaluation is optimised away
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    for (let round = 0; round < rounds; round += 1) for (const key of keys) on += Number(evaluate(key))
    best = Math.min(best, performance.now() - start)
  }
  expect(on).toBeGreaterThan(0)
  return (best * 1e6) / (rounds * keys.length)
}

test('evaluates a flag at least as fast as OpenFeature’s in-memory provider', () => {
  const store = createFlagStore(table)
  store.apply({ campus: campusLayer(table, 'TSM') })
  const ours = createFlagProvider(store)
  const variantOf = (on: boolean): 'on' | 'off' => (on ? 'on' : 'off')
  const flag = (on: boolean) => ({ variants: { on: true, off: false }, defaultVariant: variantOf(on), disabled: false })
  const theirs = new TypedInMemoryProvider(
    Object.fromEntries(keys.map((key) => [key, flag(store.resolution(key)?.value === true)])),
  )
  const context = { campus: 'TSM' }
  const mine = measure((key) => ours.resolveBooleanEvaluation(key, false, context, silent).value)
  const memory = measure((key) => theirs.resolveBooleanEvaluation(key, false, context, silent).value)
  OpenFeature.setProvider('ours', ours).setProvider('memory', theirs)
  const clients = [OpenFeature.getClient('ours'), OpenFeature.getClient('memory')] as const
  const [throughOurs, throughMemory] = clients.map((client) =>
    measure((key) => client.getBooleanValue(key, false), 200),
  )
  const ratio = mine / memory
  console.info(
    `flag evaluation: ${mine.toFixed(0)} ns ÷ InMemoryProvider ${memory.toFixed(0)} ns = ${ratio.toFixed(2)} (budget 0.70)`,
  )
  console.info(`flag evaluation through the client: ${throughOurs?.toFixed(0)} ns ÷ ${throughMemory?.toFixed(0)} ns`)
  expect(ratio).toBeLessThan(1)
})
