// @vitest-environment node
import { expect, test } from 'vitest'
import { nearDayKey } from './kabar.tsx'

test.each([
  ['2026-10-22', 'day.today'],
  ['2026-10-21', 'day.yesterday'],
  ['2026-10-20', null],
  ['2026-10-23', null],
  ['2025-10-22', null],
])('for a day of %s returns, on 22 October, the key %j', (day, key) => {
  expect(nearDayKey(day, '2026-10-22')).toBe(key)
})
