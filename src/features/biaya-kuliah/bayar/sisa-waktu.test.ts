// @vitest-environment node
import { expect, test } from 'vitest'
import { minutesUntil } from './diproses.tsx'

const UNTIL = Date.parse('2026-10-23T14:05:00+07:00')

test.each([
  ['2026-10-22T14:05:00+07:00', 24 * 60],
  ['2026-10-23T12:34:30+07:00', 91],
  ['2026-10-23T14:04:59+07:00', 1],
  ['2026-10-23T14:05:00+07:00', 0],
  ['2026-10-23T20:00:00+07:00', 0],
])('a payment that is due at 14.05 has, at %s, %d minutes left', (now, minutes) => {
  expect(minutesUntil(Date.parse(now), UNTIL)).toBe(minutes)
})

test.each([
  [1, 1],
  [59 * 60_000, 59],
  [60 * 60_000, 60],
  [23.8 * 3_600_000, 23 * 60 + 48],
])('for %d ms returns %d minutes', (ms, minutes) => {
  expect(minutesUntil(UNTIL - ms, UNTIL)).toBe(minutes)
})
