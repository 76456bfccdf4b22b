// @vitest-environment node
import { table } from 'virtual:flag-table'
import { FlagdCore } from '@openfeature/flagd-core'
import type { JsonValue } from '@openfeature/web-sdk'
import { expect, test } from 'vitest'
import { createFlagStore } from '#flags/flag-store.ts'
import { normaliseMenuConfig } from '#flags/menu/menu-config.ts'
import { createFlagProvider } from '#flags/provider.ts'
import type { Layer } from '#flags/table/layers.ts'
import { campusLayer } from '#flags/table/table-layers.ts'
import { MENU_ROWS } from '#tests/menu-rows.ts'
import spec from '#tests/spec/menu.json'
import { toFlagd } from '../../../scripts/flags-export.ts'

const CONFIGURATIONS = 200

/** Returns a seeded random generator (mulberry32), so that every run tests the same configurations. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const random = seeded(19)
const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick')
  return item
}

/** Creates a random answer: half of the entries have a value, a tenth of these an invalid one. */
const anAnswer = (): Map<string, JsonValue> =>
  new Map(
    MENU_ROWS.flatMap(({ id }): [string, JsonValue][] =>
      random() < 0.5 ? [] : [[id, pick(['true', 'false', 'true', 'false', true, false, 'TRUE', '', 1, null])]],
    ),
  )

const keyOf = new Map(MENU_ROWS.map(({ id, menuConfigKey }) => [id, menuConfigKey]))

/** Returns the same answer in one of the forms that servers send. */
const asSent = (answer: ReadonlyMap<string, JsonValue>): unknown => {
  const rows = [...answer].map(([id, value]) => [keyOf.get(id) ?? '', value] as const)
  const form = pick(['dotted', 'list', 'data', 'nested'])
  if (form === 'dotted') return Object.fromEntries(rows)
  if (form !== 'nested') {
    const list = rows.map(([keyword, value]) => ({ keyword, value }))
    return form === 'list' ? list : { data: list }
  }
  const nested: Record<string, unknown> = Object.fromEntries(rows.filter(([key]) => !key.includes('.')))
  for (const [key, value] of rows.filter(([one]) => one.includes('.'))) {
    const [parent = '', child = ''] = key.split('.')
    const group = nested[parent]
    // A group with a value of its own cannot be an object too: its children use dotted keys.
    if (group === undefined) nested[parent] = { [child]: value }
    else if (typeof group === 'object' && group !== null) Object.assign(group, { [child]: value })
    else nested[key] = value
  }
  return nested
}

const opinions = (values: Readonly<Record<string, JsonValue>>): Layer =>
  new Map(Object.entries(values).map(([key, value]) => [key, { value, source: '' }]))
const sometimes = (key: string): Record<string, boolean> => (random() < 0.5 ? {} : { [key]: random() < 0.5 })

test(`flagd and the portal return the same flags for 19 campuses and ${CONFIGURATIONS} server configurations`, () => {
  const debug: string[] = []
  const log = (message: unknown) => debug.push(String(message))
  const flagd = new FlagdCore(undefined, { error: log, warn: log, info: log, debug: log })
  flagd.setConfigurations(JSON.stringify(toFlagd(table)))
  expect(debug).toEqual([]) // the export is valid against flagd's schema

  const store = createFlagStore(table)
  const provider = createFlagProvider(store)
  const logger = { error: log, warn: log, info: log, debug: log }
  const ours = (key: string, fallback: JsonValue): JsonValue => {
    if (typeof fallback === 'boolean') return provider.resolveBooleanEvaluation(key, fallback, {}, logger).value
    if (typeof fallback === 'number') return provider.resolveNumberEvaluation(key, fallback, {}, logger).value
    if (typeof fallback === 'string') return provider.resolveStringEvaluation(key, fallback, {}, logger).value
    return provider.resolveObjectEvaluation(key, fallback, {}, logger).value
  }
  const theirs = (key: string, fallback: JsonValue, context: Record<string, JsonValue>): JsonValue => {
    if (typeof fallback === 'boolean') return flagd.resolveBooleanEvaluation(key, fallback, context).value
    if (typeof fallback === 'number') return flagd.resolveNumberEvaluation(key, fallback, context).value
    if (typeof fallback === 'string') return flagd.resolveStringEvaluation(key, fallback, context).value
    return flagd.resolveObjectEvaluation(key, fallback, context).value
  }

  const differences: string[] = []
  const seen = new Set<string>()
  for (let round = 0; round < CONFIGURATIONS; round += 1) {
    const answer = anAnswer()
    const settings = { ...sometimes('localization'), ...sometimes('chat') }
    const runtime = sometimes('assumed-writes')
    const saldo = pick<JsonValue>(['true', 'false', false, '', null])
    const server = opinions({ ...normaliseMenuConfig(asSent(answer), table).values, saldo: saldo !== 'false' })
    for (const { unik } of spec.variants) {
      store.apply({
        campus: campusLayer(table, unik),
        settings: opinions(settings),
        runtime: opinions(runtime),
        server,
      })
      const context = {
        ...(unik && { campus: unik }),
        menu_config: Object.fromEntries(answer),
        settings,
        runtime,
        saldo,
      }
      for (const [key, fallback] of Object.entries(table.flags)) {
        const mine = JSON.stringify(ours(key, fallback))
        seen.add(`${key}=${mine}`)
        if (mine !== JSON.stringify(theirs(key, fallback, context)))
          differences.push(`${key} at ${unik ?? 'default'}, round ${round}`)
      }
    }
  }
  expect(differences.slice(0, 5)).toEqual([])
  // The comparison is only meaningful if values vary: every boolean takes both.
  const moved = Object.entries(table.flags).filter(
    ([key, value]) => typeof value === 'boolean' && seen.has(`${key}=true`) && seen.has(`${key}=false`),
  )
  expect(moved).toHaveLength(Object.values(table.flags).filter((value) => typeof value === 'boolean').length)
})
