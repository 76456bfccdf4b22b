// @vitest-environment node
import { table } from 'virtual:flag-table'
import { OpenFeature } from '@openfeature/web-sdk'
import { expect, test } from 'vitest'
import { createFlagStore } from '#flags/flag-store.ts'
import { createFlagProvider } from '#flags/provider.ts'
import { campusLayer } from '#flags/table/table-layers.ts'
import spec from '#tests/spec/menu.json'
import { buildMatrix, differenceOf, differingVariants, variantsOf } from '#tools/lab/model/matrix.ts'
import { compileFlagTable, readFlagSource } from '../../../scripts/vite/flag-table.ts'

const rows = buildMatrix(table)
const variants = variantsOf(table)

test('matches the values that the OpenFeature provider returns for each campus', () => {
  const store = createFlagStore(table)
  OpenFeature.setProvider('matrix', createFlagProvider(store))
  const client = OpenFeature.getClient('matrix')
  const ask = (key: string, fallback: unknown): unknown => {
    if (typeof fallback === 'boolean') return client.getBooleanValue(key, !fallback)
    if (typeof fallback === 'number') return client.getNumberValue(key, -1)
    if (typeof fallback === 'string') return client.getStringValue(key, 'nobody')
    return client.getObjectValue(key, null)
  }
  expect(variants).toHaveLength(spec.variants.length)
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(table.flags))
  for (const variant of variants) {
    store.apply({ campus: campusLayer(table, variant) })
    const asked = rows.map(({ key, fallback }) => [key, ask(key, fallback)])
    expect([variant, ...asked]).toEqual([variant, ...rows.map(({ key, cells }) => [key, cells.get(variant)?.value])])
  }
})

test.each(spec.variants)(
  'shows and hides the entries of $variant as the specification does',
  ({ unik, ...variant }) => {
    const cellOf = (id: string) => rows.find(({ key }) => key === `menu.${id}`)?.cells.get(unik ?? 'default')
    for (const id of variant.visible) expect([id, cellOf(id)?.value]).toEqual([id, true])
    for (const id of variant.hidden) expect([id, cellOf(id)?.value]).toEqual([id, false])
    const absent = rows.filter(({ cells }) => cells.get(unik ?? 'default')?.absent).map(({ key }) => key)
    expect(absent).toEqual(variant.absent.map((id) => `menu.${id}`))
  },
)

test('marks a cell as assumed exactly when its campus file does', () => {
  for (const variant of variants) {
    const assumed = rows.filter(({ cells }) => cells.get(variant)?.assumed).map(({ key }) => key)
    const layer = [...campusLayer(table, variant)].filter(([, opinion]) => opinion.assumed).map(([key]) => key)
    expect(assumed.toSorted()).toEqual(layer.toSorted())
  }
})

test('lists as different between two campuses the flags with different values or a different absence', () => {
  for (const a of variants) {
    for (const b of variants) {
      const expected = rows.filter(({ cells }) => {
        const [one, other] = [cells.get(a), cells.get(b)]
        return JSON.stringify([one?.value, one?.absent]) !== JSON.stringify([other?.value, other?.absent])
      })
      expect(differenceOf(rows, a, b)).toEqual(expected)
    }
    expect(differenceOf(rows, a, a)).toEqual([])
  }
})

test('marks a row as different when a campus deviates from the default', () => {
  for (const row of rows) expect(row.differs).toBe(differingVariants(row).length > 0)
  expect(rows.filter(({ differs }) => !differs).map(({ key }) => key)).toContain('chat')
})

test('adds one equal column for a copied campus file and changes no other column', () => {
  const source = readFlagSource('flags')
  const original = source.campuses.find(({ file }) => file === 'campuses/STIKES-1.json')
  if (!original) throw new Error('no such campus file')
  const copied = compileFlagTable({
    ...source,
    campuses: [...source.campuses, { ...original, file: 'campuses/NEW-CAMPUS.json' }],
  })
  const after = buildMatrix(copied)
  expect(variantsOf(copied)).toEqual([...variants, 'NEW-CAMPUS'])
  expect(differenceOf(after, 'STIKES-1', 'NEW-CAMPUS').map(({ key }) => key)).toEqual(['campus.variant'])
  const withoutNew = after.map((row) => new Map([...row.cells].filter(([name]) => name !== 'NEW-CAMPUS')))
  expect(withoutNew).toEqual(rows.map(({ cells }) => cells))
})
