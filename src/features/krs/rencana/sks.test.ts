// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSks, isTooMuch, toSksMeter } from './sks.ts'

const rows = fc.array(fc.record({ sks: fc.option(fc.integer({ min: 0, max: 8 })) }), { maxLength: 12 })

test('the sum of two lists is the sum of both, in any order; an unknown SKS adds nothing', () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      expect(countSks([...b, ...a])).toBe(countSks(a) + countSks(b))
      expect(countSks([...a, { sks: null }])).toBe(countSks(a))
    }),
  )
})

test('a makul is too much exactly when the sum with it is above the limit that the gateway sent', () => {
  fc.assert(
    fc.property(rows, fc.option(fc.integer({ min: 0, max: 24 })), fc.integer({ min: 0, max: 8 }), (a, max, sks) => {
      const meter = toSksMeter(a, max)
      expect(isTooMuch(meter, { sks })).toBe(max !== null && countSks([...a, { sks }]) > max)
      expect(meter.sisa).toBe(max === null ? null : max - countSks(a))
    }),
  )
})
