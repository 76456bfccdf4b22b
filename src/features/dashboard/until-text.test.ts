// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { untilText } from './until-text.ts'

const MINUTE = 60_000
const at = (minutes: number, seconds = 0) => Date.parse('2026-10-22') + minutes * MINUTE + seconds * 1000

test.each([
  ['85 minutes before', at(-85), { key: 'class.inHoursMinutes', values: { jam: 1, menit: 25 } }],
  ['an hour before', at(-60), { key: 'class.inHours', values: { jam: 1, menit: 0 } }],
  ['59 minutes before', at(-59), { key: 'class.inMinutes', values: { jam: 0, menit: 59 } }],
  ['a second before', at(0, -1), { key: 'class.inMinutes', values: { jam: 0, menit: 1 } }],
  ['when it begins', at(0), { key: 'class.running', values: {} }],
  ['a second before its end', at(90, -1), { key: 'class.running', values: {} }],
  ['when it has ended', at(90), null],
  ['a day before', at(-24 * 60), null],
  ['a minute less than a day before', at(1 - 24 * 60), { key: 'class.inHoursMinutes', values: { jam: 23, menit: 59 } }],
])('%s the class', (_, now, expected) => {
  expect(untilText(now, at(0), at(90))).toEqual(expected)
})

test('the hours and minutes are the minutes until the class', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 60 - 1 }), (minutes) => {
      const { jam = -1, menit = -1 } = untilText(at(-minutes), at(0), at(90))?.values ?? {}
      expect(jam * 60 + menit).toBe(minutes)
    }),
  )
})
