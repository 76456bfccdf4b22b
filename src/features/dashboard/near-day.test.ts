// @vitest-environment node
import { expect, test } from 'vitest'
import { nearDayKey } from './kabar.tsx'

const now = new Date(2026, 9, 22, 0, 5)

test.each([
  [new Date(2026, 9, 22, 23, 59), 'day.today'],
  [new Date(2026, 9, 21, 0, 0), 'day.yesterday'],
  [new Date(2026, 9, 20, 23, 59), null],
  [new Date(2026, 9, 23, 0, 0), null],
  [new Date(2025, 9, 22, 0, 0), null],
])('news of %s is, five minutes into 22 October, from %j', (date, key) => {
  expect(nearDayKey(date, now)).toBe(key)
})
