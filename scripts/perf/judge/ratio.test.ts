// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, pairedRatio, summarise } from './ratio.mjs'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('returns the median of %j as %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('computes the ratio within each round so that shared noise cancels out', () => {
  expect(pairedRatio([200, 400, 900], [100, 200, 300])).toEqual({ value: 2, low: 2, high: 3, rounds: 3 })
})

test('rejects series with different numbers of rounds', () => {
  expect(() => pairedRatio([1, 2], [1])).toThrow('2 rounds can not be paired with 1')
})

const times = fc.array(fc.double({ min: 1, max: 1e5, noNaN: true }), { minLength: 1, maxLength: 15 })

test('gives the same ratio when the machine is slower in some rounds', () => {
  fc.assert(
    fc.property(times, fc.double({ min: 1, max: 10, noNaN: true }), (floor, slower) => {
      const ours = floor.map((value) => value * 1.7)
      const slow = (values: number[]) => values.map((value, round) => (round % 2 === 0 ? value * slower : value))
      expect(pairedRatio(slow(ours), slow(floor)).value).toBeCloseTo(1.7, 6)
    }),
  )
})

test('keeps the median between the lowest and the highest value', () => {
  fc.assert(
    fc.property(times, (values) => {
      const { value, low, high } = summarise(values)
      expect(low <= value && value <= high).toBe(true)
    }),
  )
})
