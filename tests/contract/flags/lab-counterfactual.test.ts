// @vitest-environment node
import { table } from 'virtual:flag-table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFlagStore } from '#flags/flag-store.ts'
import { deriveMenu, type MenuEntry } from '#flags/menu/menu.ts'
import type { MenuId } from '#flags/table/flag-types.ts'
import { type Layer, type LayerName, type Layers, NO_OPINIONS, type Opinion } from '#flags/table/layers.ts'
import { campusLayer } from '#flags/table/table-layers.ts'
import { MENU_ROWS } from '#tests/menu-rows.ts'
import spec from '#tests/spec/menu.json'
import { type Change, findCounterfactual } from '#tools/lab/model/counterfactual.ts'

const IDS: string[] = MENU_ROWS.map(({ id }) => id)
const MENU_IDS: readonly MenuId[] = deriveMenu(() => true).flatMap(({ id, children = [] }) => [
  id,
  ...children.map((child) => child.id),
])

/** Returns all menu entry ids, nested ones included. */
const idsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])
const shows = (layers: Layers): Set<string> => {
  const store = createFlagStore(table)
  store.apply(layers)
  return new Set(idsOf(deriveMenu((id) => store.resolution(`menu.${id}`)?.value === true)))
}

/** A possible change of one line, listed independently of the lab: layer, entry and resulting opinion. */
interface Line {
  layer: 'campus' | 'server' | 'override'
  id: string
  opinion: Opinion | null
}
const said = (value: boolean): Opinion => ({ value, source: '' })
const linesOf = (id: string, hasFile: boolean): Line[] => {
  const key = `menu.${id}`
  const differing = table.flags[key] !== true
  const inFile: Line[] = [said(differing), { ...said(false), absent: true }, null].map((opinion) => ({
    layer: 'campus',
    id,
    opinion,
  }))
  const free = (['server', 'override'] as const).flatMap((layer): Line[] =>
    [said(true), said(false), null].map((opinion) => ({ layer, id, opinion })),
  )
  return hasFile ? [...inFile, ...free] : free
}
const write = (layers: Layers, lines: readonly Line[]): Layers => {
  const next: Record<Line['layer'], Layer> = { ...layers }
  for (const { layer, id, opinion } of lines) {
    const copy = new Map(next[layer])
    if (opinion) copy.set(`menu.${id}`, opinion)
    else copy.delete(`menu.${id}`)
    next[layer] = copy
  }
  return { ...layers, ...next }
}
const asLine = ({ layer, id, opinion }: Change): Line => ({
  layer,
  id,
  opinion:
    opinion === 'nothing' ? null : opinion === 'absent' ? { ...said(false), absent: true } : said(opinion === 'on'),
})

/** Returns the layers of a variant without a signed-in user. */
const layersOf = (unik: string | null, others: Partial<Layers> = {}): Layers => {
  const store = createFlagStore(table)
  store.apply({ campus: campusLayer(table, unik), ...others })
  const layer = (name: LayerName) => store.layer(name)
  return {
    default: layer('default'),
    campus: layer('campus'),
    runtime: layer('runtime'),
    settings: layer('settings'),
    service: layer('service'),
    server: layer('server'),
    override: layer('override'),
  }
}

/** Returns the entries whose visibility any single line can change, whichever entry the line is about. */
const turnedByOneLine = (layers: Layers, hasFile: boolean): Set<string> => {
  const before = shows(layers)
  const turned = new Set<string>()
  for (const id of IDS) {
    for (const line of linesOf(id, hasFile)) {
      const after = shows(write(layers, [line]))
      for (const one of IDS) if (after.has(one) !== before.has(one)) turned.add(one)
    }
  }
  return turned
}

/** Checks the lab's answer for every entry against the exhaustive search over all smaller sets of changes. */
const checkAll = (layers: Layers, hasFile: boolean): void => {
  const before = shows(layers)
  const byOne = turnedByOneLine(layers, hasFile)
  for (const id of MENU_IDS) {
    const { wasShown, ways } = findCounterfactual(id, layers, table)
    expect(wasShown).toBe(before.has(id))
    expect(ways.length).toBeGreaterThan(0)
    const size = ways[0]?.length ?? 0
    // Minimal: an empty change has no effect, and one line suffices exactly when the search finds one.
    expect([id, size]).toEqual([id, byOne.has(id) ? 1 : 2])
    for (const way of ways) {
      expect(way).toHaveLength(size)
      expect(shows(write(layers, way.map(asLine))).has(id)).toBe(!wasShown)
    }
  }
}

test.each(spec.variants)('finds the smallest change that toggles each entry of $variant', ({ unik }) => {
  expect(MENU_IDS).toHaveLength(IDS.length)
  checkAll(layersOf(unik), unik !== null)
})

const opinions = fc
  .dictionary(fc.constantFrom(...IDS.map((id) => `menu.${id}`)), fc.boolean(), { maxKeys: 14 })
  .map((values): Layer => new Map(Object.entries(values).map(([key, value]) => [key, said(value)])))
const state = fc.record({
  unik: fc.constantFrom(...spec.variants.map(({ unik }) => unik)),
  server: opinions,
  service: fc.oneof({ weight: 3, arbitrary: fc.constant(NO_OPINIONS) }, { weight: 1, arbitrary: opinions }),
  override: opinions,
})

test('finds the smallest change for any server, flag service and QA overrides', () => {
  fc.assert(
    fc.property(state, ({ unik, ...others }) => checkAll(layersOf(unik, others), unik !== null)),
    { numRuns: 25, seed: 19 },
  )
})

test('finds every smallest change among an entry, its group and its children', () => {
  const relevantTo = (id: string): string[] => {
    const row = MENU_ROWS.find((one) => one.id === id)
    const children = MENU_ROWS.filter(({ parent }) => parent === id).map((child) => child.id)
    return [id, ...(row?.parent ? [row.parent] : []), ...children]
  }
  const changed = (layers: Layers, { layer, id, opinion }: Line): boolean => {
    const now = layers[layer].get(`menu.${id}`)
    return now?.value !== opinion?.value || now?.absent !== opinion?.absent
  }
  const pairs = (lines: readonly Line[]): Line[][] =>
    lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.layer !== one.layer || other.id !== one.id)
        .map((other) => [one, other]),
    )
  fc.assert(
    fc.property(state, fc.constantFrom(...MENU_IDS), ({ unik, ...others }, id) => {
      const layers = layersOf(unik, others)
      const { wasShown, ways } = findCounterfactual(id, layers, table)
      const lines = relevantTo(id)
        .flatMap((one) => linesOf(one, unik !== null))
        .filter((line) => changed(layers, line))
      const sets = ways[0]?.length === 1 ? lines.map((line) => [line]) : pairs(lines)
      const turning = sets.filter((set) => shows(write(layers, set)).has(id) !== wasShown)
      expect(ways).toHaveLength(turning.length)
    }),
    { numRuns: 60, seed: 7 },
  )
})
