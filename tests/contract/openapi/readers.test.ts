// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Reader } from '#shared/wire/readers.ts'
import { operations } from '../bundle.ts'

const files = import.meta.glob<Record<string, Reader<unknown>>>('../../../generated/client/*/readers.ts', {
  eager: true,
})
const readers = Object.values(files).flatMap((file) => Object.entries(file))
const byName = new Map(readers)
const nameOf = (id: string) => `read${id.charAt(0).toUpperCase()}${id.slice(1)}`

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns every non-empty value of an example with its path. */
const leavesOf = (value: unknown, path: string[] = []): [path: string[], leaf: unknown][] => {
  if (isNode(value)) return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
  return value === null || value === '' ? [] : [[path, value]]
}
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isNode(inner) ? inner[key] : undefined), value)

const examples = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses['200']?.content ?? {}).flatMap(([type, { example, examples: named = {} }]) =>
    type.includes('json')
      ? [example, ...Object.values(named).map(({ value }) => value)]
          .filter((given) => given !== undefined)
          .map((given) => [operationId, given] as const)
      : [],
  ),
)

test('has a reader for every response of the contract', () => {
  const ids = [...new Set(examples.map(([id]) => id))]
  expect(ids.length).toBeGreaterThan(215)
  expect(ids.filter((id) => !byName.has(nameOf(id)))).toEqual([])
})

describe('readers keep every field of the examples', () => {
  it.each(examples)('%s', (id, example) => {
    const found = byName.get(nameOf(id))?.(example)
    const lost = leavesOf(example).filter(([path, leaf]) => {
      const read = at(found, path)
      return typeof leaf === 'boolean' || typeof read === 'boolean' ? read === null : String(read) !== String(leaf)
    })
    expect(lost).toEqual([])
  })
})

/** Generates JSON close to an answer, with some values replaced. */
const broken = (value: unknown): fc.Arbitrary<unknown> => {
  const other = fc.jsonValue() as fc.Arbitrary<unknown>
  if (Array.isArray(value)) return fc.oneof({ weight: 6, arbitrary: fc.tuple(...value.map(broken)) }, other)
  if (!isNode(value)) return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, other)
  const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, broken(inner)]))
  return fc.oneof({ weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) }, other)
}

/** Returns whether a value is plain data (JSON or undefined), as structural sharing requires. */
const isPlain = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  (Array.isArray(value)
    ? value.every(isPlain)
    : isNode(value) && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain))

describe('readers accept any response, return equal results for the same input, and return plain data', () => {
  it.each(readers)('%s', (_, read) => {
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withMap: true, withBigInt: true, withNullPrototype: true }),
        (value) => {
          const found = read(value)
          expect(read(value)).toEqual(found)
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each(examples)('%s, with parts of its response replaced', (id, example) => {
    const read = byName.get(nameOf(id))
    fc.assert(
      fc.property(broken(example), (value) => {
        const found = read?.(value)
        expect(read?.(value)).toEqual(found)
        if (!id.includes('MenuConfig') && !id.includes('onfig')) expect(isPlain(found)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})
