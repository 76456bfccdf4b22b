// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { answersOf } from '#tests/contract/bundle.ts'
import { nameOfRef, readContract, readsOf, type Schema } from './contract.ts'
import { differencesOf } from './judge.ts'

const judge = (answer: unknown, schema: Schema, schemas: Record<string, Schema> = {}) =>
  differencesOf(answer, schema, schemas).map(
    ({ at, expected, found, count }) => `${at}: ${expected} / ${found} ${count}`,
  )

const ROW: Schema = { type: 'object', required: ['id'], properties: { id: { type: ['string', 'integer'] } } }
const LIST: Schema = { type: 'object', required: ['data'], properties: { data: { type: 'array', items: ROW } } }

describe('differences', () => {
  it('are noted once, with the number of rows', () => {
    expect(judge({ data: [{ id: 1 }, {}, { id: null }, {}] }, LIST)).toEqual([
      'data[].id: string or integer / missing 2',
      'data[].id: string or integer / null 1',
    ])
  })

  it('name no field that the contract does not name', () => {
    expect(judge({ data: [], 'Sekar Ayu': 1 }, LIST)).toEqual([])
  })

  it('include an object with no field of the contract, as the portal rejects it', () => {
    const schema: Schema = { type: 'object', properties: { nama: { type: ['string', 'null'] } } }
    expect(judge({ lain: 1 }, schema)).toEqual([': a field of the contract / none of them 1'])
  })

  test.each<[answer: unknown, schema: Schema, found: string[]]>([
    ['XS', { type: 'string', enum: ['S', 'M'] }, [': a listed value / a value that the contract does not list 1']],
    ['XS', { anyOf: [{ type: 'string', enum: ['S'] }, { type: 'string' }] }, []],
    [1.5, { type: 'integer' }, [': integer / number with a fraction 1']],
    [-1, { type: 'number', minimum: 0 }, [': number / a number below the minimum 1']],
    [{}, { anyOf: [{ type: 'null' }, ROW] }, ['id: string or integer / missing 1']],
    ['a', { anyOf: [{ type: 'null' }, ROW] }, [': null or object / string 1']],
    [[], { type: 'object' }, [': object / array 1']],
    [4, {}, []],
  ])('of %j against %j are %j', (answer, schema, found) => {
    expect(judge(answer, schema)).toEqual(found)
  })
})

interface Validator {
  safeParse: (value: unknown) => { success: boolean }
}
const files = import.meta.glob<Record<string, Validator>>('../../generated/models/**/*Wire.zod.ts', { eager: true })
const validators = new Map(Object.values(files).flatMap((exports) => Object.entries(exports)))
const contract = readContract(readFileSync('generated/openapi.yaml', 'utf8'))

const KINDS: unknown[] = [undefined, null, 'teks', 7, 1.5, -1, true, [], {}]

/** Returns a third of the kinds, in turns: all of them for each value would take half a minute. */
let turn = 0
const someKinds = (): unknown[] => {
  turn++
  return KINDS.filter((_, index) => (index + turn) % 3 === 0)
}

/** Yields copies of an answer, each with one value replaced; of a list only the first row. */
const changed = function* (node: unknown): Generator {
  yield* someKinds()
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node).slice(0, Array.isArray(node) ? 1 : undefined))
    for (const inner of changed(value)) {
      if (Array.isArray(node)) yield [inner, ...(node as unknown[]).slice(1)]
      else if (inner === undefined) yield Object.fromEntries(Object.entries(node).filter(([name]) => name !== key))
      else yield { ...node, [key]: inner }
    }
}

const read = readsOf(contract).flatMap(({ operationId, schema }) => {
  const name = schema?.$ref === undefined ? '' : nameOfRef(schema.$ref)
  const validator = validators.get(`${name}Wire`)
  return schema && validator ? [{ operationId, schema, validator }] : []
})

it('agrees with the validators of the portal, for every read and every changed value', () => {
  expect(read.length).toBeGreaterThan(130)
  const disagreements = read.flatMap(({ operationId, schema, validator }) =>
    answersOf(operationId).flatMap((example) =>
      [example, ...changed(example)]
        .filter((answer) => {
          const found = differencesOf(answer, schema, contract.schemas).filter(
            ({ found: got }) => got !== 'none of them',
          )
          return validator.safeParse(answer).success !== (found.length === 0)
        })
        .map((answer) => `${operationId}: ${JSON.stringify({ answer }).slice(0, 200)}`),
    ),
  )
  expect(disagreements).toEqual([])
}, 60_000)
