// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLoadMeter, decayedShare } from './load.mjs'

test('one processor, busy for long, is a share of one', () => {
  expect(decayedShare(0, { cpuS: 600, elapsedS: 600 })).toBeCloseTo(1, 3)
})

test('after a minute of rest a third is left', () => {
  expect(decayedShare(1, { cpuS: 0, elapsedS: 60 })).toBeCloseTo(1 / Math.E, 6)
})

test('a browser that ended and took its account along takes nothing off', () => {
  expect(decayedShare(0.5, { cpuS: -30, elapsedS: 1 })).toBeGreaterThan(0.49)
})

test('two halves of a time make the same share as the whole', () => {
  const positive = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(positive, positive, positive, (share, cpuPerS, elapsedS) => {
      const half = { cpuS: (cpuPerS * elapsedS) / 2, elapsedS: elapsedS / 2 }
      const whole = decayedShare(share, { cpuS: cpuPerS * elapsedS, elapsedS })
      expect(decayedShare(decayedShare(share, half), half)).toBeCloseTo(whole, 6)
    }),
  )
})

test('the load of others is never below nothing, nor above the load', () => {
  const { load, own, others } = createLoadMeter()()
  expect(others).toBeCloseTo(Math.max(0, load - own), 9)
  expect(others).toBeGreaterThanOrEqual(0)
})
