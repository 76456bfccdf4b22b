// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSks, isTooMuch, toSksMeter } from './sks.ts'

const rows = fc.array(fc.record({ sks: fc.integer({ min: 0, max: 8 }) }), { maxLength: 12 })
const plain = (list: readonly { sks: number }[]) => list.reduce((sum, { sks }) => sum + sks, 0)

test('adds up two lists to the same sum in any order', () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      expect(countSks([...b, ...a])).toBe(plain(a) + plain(b))
    }),
  )
})

test.each([null, undefined, -1, 100])('returns no sum and no remainder when the SKS of a makul is %s', (sks) => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const makul = [...a, { sks }, ...b]
      expect(countSks(makul)).toBeNull()
      expect(toSksMeter(makul, 24)).toEqual({ sks: null, maksimal: 24, sisa: null })
    }),
  )
})

test('rejects a makul exactly when the sum with it exceeds the limit of the gateway', () => {
  fc.assert(
    fc.property(rows, fc.option(fc.integer({ min: 0, max: 24 })), fc.integer({ min: 0, max: 8 }), (a, max, sks) => {
      const meter = toSksMeter(a, max)
      expect(isTooMuch(meter, { sks })).toBe(max !== null && plain(a) + sks > max)
      expect(isTooMuch(meter, { sks: null })).toBe(false)
      expect(meter.sisa).toBe(max === null ? null : max - plain(a))
    }),
  )
})
