// @vitest-environment node
import { expect, test } from 'vitest'
import { budgetTable, timingTable } from './table.mjs'

const row = {
  budget: 4,
  what: 'ready ÷ floor',
  unit: 'ratio',
  value: 1.666,
  low: 1.5,
  high: 1.9,
  must: 1.8,
  aim: 1.25,
  verdict: 'held',
}

test('shows name, value, spread, must, aim and verdict in a row', () => {
  const [head, line] = budgetTable([row]).split('\n')
  expect(head?.split(/\s{2,}/)).toEqual(['#', 'what', 'value', 'lowest – highest', 'must', 'aim', 'verdict'])
  expect(line?.split(/\s{2,}/)).toEqual(['4', 'ready ÷ floor', '1.67', '1.50 – 1.90', '≤ 1.8', '1.25', 'held'])
})

test.each([
  [{ unit: 'kB', value: 104.94 }, '104.9 kB'],
  [{ unit: 'shift', value: 0.0104 }, '0.010'],
  [{ unit: 'count', value: 6 }, '6'],
  [{ unit: 'ratio', value: Number.POSITIVE_INFINITY }, '∞'],
])('formats %j as %s', (change, text) => {
  expect(budgetTable([{ ...row, ...change }]).split('\n')[1]).toContain(`  ${text}  `)
})

test('shows dashes in a row without a goal and pads all lines to the same length', () => {
  const lines = budgetTable([
    row,
    { budget: 1, what: 'calls', unit: 'count', value: 4, low: 4, high: 4, verdict: 'no budget' },
  ]).split('\n')
  expect(lines[2]).toMatch(/–\s+–\s+no budget$/)
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})

test('rounds times to milliseconds and shows a dash for a missing value', () => {
  expect(
    timingTable([{ visit: 'login', html: 213.4, fcp: 380, lcp: 380, ready: 374.6, tbt: 104 }]).split('\n')[1],
  ).toMatch(/^login +213 +380 +380 +– +– +375 +104$/)
})
