// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLoadMeter, decayedShare } from './load.mjs'

test('converges to a share of 1 for one processor that is busy for a long time', () => {
  expect(decayedShare(0, { cpuS: 600, elapsedS: 600 })).toBeCloseTo(1, 3)
})

test('decays to about a third after a minute at rest', () => {
  expect(decayedShare(1, { cpuS: 0, elapsedS: 60 })).toBeCloseTo(1 / Math.E, 6)
})

test('does not lower the share when a browser exits and its CPU time disappears', () => {
  expect(decayedShare(0.5, { cpuS: -30, elapsedS: 1 })).toBeGreaterThan(0.49)
})

test('gives the same share for an interval as for its two halves', () => {
  const positive = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(positive, positive, positive, (share, cpuPerS, elapsedS) => {
      const half = { cpuS: (cpuPerS * elapsedS) / 2, elapsedS: elapsedS / 2 }
      const whole = decayedShare(share, { cpuS: cpuPerS * elapsedS, elapsedS })
      expect(decayedShare(decayedShare(share, half), half)).toBeCloseTo(whole, 6)
    }),
  )
})

test('keeps the load of others between 0 and the total load', () => {
  const { load, own, others } = createLoadMeter()()
  expect(others).toBeCloseTo(Math.max(0, load - own), 9)
  expect(others).toBeGreaterThanOrEqual(0)
})
