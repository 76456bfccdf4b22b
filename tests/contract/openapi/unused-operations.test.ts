// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '../bundle.ts'
import { unusedOperations } from './unused-operations.ts'

/** The reading that lists the operations which nothing asks, each with its reason. */
const READING = readFileSync('docs/readings.md', 'utf8')
  .split('\n')
  .find((line) => line.includes('operations are asked by nothing:'))
const names = new Set(operations.map(({ operationId }) => operationId))
/** In parentheses stands why, sometimes with the operation that is asked instead. */
const unasked = (READING ?? '').replace(/\([^)]*\)/g, '')
const excused = [...unasked.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).filter((name) => names.has(name))

it('every operation of the contract is asked by a screen or the lab, or a reading says why not', () => {
  expect([...unusedOperations].filter((name) => !excused.includes(name))).toEqual([])
})

it('the reading names no operation that is asked', () => {
  expect(excused.filter((name) => !unusedOperations.has(name))).toEqual([])
})
