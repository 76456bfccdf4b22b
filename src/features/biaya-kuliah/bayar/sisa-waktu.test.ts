// @vitest-environment node
import { expect, test } from 'vitest'
import { minutesUntil, sisaWaktu } from './diproses.tsx'

const UNTIL = Date.parse('2026-10-23T14:05:00+07:00')

test.each([
  ['2026-10-22T14:05:00+07:00', 'due.hours', { jam: 24, menit: 0 }],
  ['2026-10-23T12:34:30+07:00', 'due.hoursMinutes', { jam: 1, menit: 31 }],
  ['2026-10-23T14:04:59+07:00', 'due.minutes', { jam: 0, menit: 1 }],
  ['2026-10-23T14:05:00+07:00', 'due.over', {}],
  ['2026-10-23T20:00:00+07:00', 'due.over', {}],
])('a payment that is due at 14.05 has, at %s, the time that is left: %s', (now, key, values) => {
  expect(sisaWaktu(minutesUntil(Date.parse(now), UNTIL))).toEqual({ key, values })
})

test.each([
  [1, 'due.minutes', { jam: 0, menit: 1 }],
  [59 * 60_000, 'due.minutes', { jam: 0, menit: 59 }],
  [60 * 60_000, 'due.hours', { jam: 1, menit: 0 }],
  [23.8 * 3_600_000, 'due.hoursMinutes', { jam: 23, menit: 48 }],
])('with %d ms left a student reads %s %j', (ms, key, values) => {
  expect(sisaWaktu(minutesUntil(UNTIL - ms, UNTIL))).toEqual({ key, values })
})
