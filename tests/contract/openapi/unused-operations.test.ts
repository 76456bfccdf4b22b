// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '../bundle.ts'
import { unusedOperations } from './unused-operations.ts'

/** The reading that lists the unused operations, each with its reason. */
const READING = readFileSync('docs/readings.md', 'utf8')
  .split('\n')
  .find((line) => line.includes('operations are asked by nothing:'))
const names = new Set(operations.map(({ operationId }) => operationId))
/** Text without parentheses, which hold the reason and may name another operation. */
const unasked = (READING ?? '').replace(/\([^)]*\)/g, '')
const excused = [...unasked.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).filter((name) => names.has(name))

it('uses every operation in a screen or the lab, except those that a reading excuses', () => {
  expect([...unusedOperations].filter((name) => !excused.includes(name))).toEqual([])
})

it('excuses no operation that is used', () => {
  expect(excused.filter((name) => !unusedOperations.has(name))).toEqual([])
})
