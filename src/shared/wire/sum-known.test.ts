// @vitest-environment node
import { expect, test } from 'vitest'
import { sumKnown } from './sum-known.ts'

test.each([
  [[], 0],
  [[3, 0, 2], 5],
  [[3, null, 2], 5],
  [[3, undefined, 2], null],
  [[undefined], null],
  [undefined, null],
])('sums %j to %j', (numbers, sum) => {
  expect(sumKnown(numbers)).toBe(sum)
})
