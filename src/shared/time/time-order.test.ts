// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from './time-order.ts'

const row = (name: string) => ({ name, at: /\d/.test(name) ? Number.parseInt(name, 10) : null })
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ')
const rows = (text: string) => text.split(' ').filter(Boolean).map(row)
const at = ({ at }: ReturnType<typeof row>) => at

test.each([
  ['1 2 3', '1 2 3'],
  ['3 2 1', '1 2 3'],
  ['2 3 1', '1 2 3'],
  ['3 2b 2a 1', '1 2a 2b 3'],
  ['1 2a 2b 3', '1 2a 2b 3'],
  ['1 x 2', '1 x 2'],
  ['2 x 1', '1 x 2'],
  ['x y', 'x y'],
  ['', ''],
])('sorts %j as %j, oldest first', (given, ordered) => {
  expect(names(oldestFirst(rows(given), at))).toBe(ordered)
  expect(names(newestFirst(rows(given), at))).toBe(ordered.split(' ').toReversed().join(' '))
})

test('keeps every row and sorts the known times', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 9 }))), (times) => {
      const sorted = oldestFirst(times, (time) => time)
      expect(sorted.toSorted()).toEqual(times.toSorted())
      const known = sorted.filter((time) => time !== null)
      expect(known).toEqual(known.toSorted((a, b) => a - b))
    }),
  )
})
