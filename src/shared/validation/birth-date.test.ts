// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { isOldEnough, latestBirthDate } from './birth-date.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['on an ordinary day', [2026, 10, 22], 15, '2011-10-22'],
  ['on the first day of a year', [2026, 1, 1], 15, '2011-01-01'],
  ['on 29 February', [2028, 2, 29], 15, '2013-02-28'],
  ['on 29 February, for a leap year', [2028, 2, 29], 16, '2012-02-29'],
  ['on the day before 1 March', [2027, 2, 28], 15, '2012-02-28'],
  ['on 1 March', [2027, 3, 1], 15, '2012-03-01'],
  ['on 31 December', [2026, 12, 31], 30, '1996-12-31'],
] as const)('%s of %j the latest birth date for an age of %d is %s', (_, [year, month, day], age, date) => {
  expect(latestBirthDate(new Date(year, month - 1, day), age)).toBe(date)
})

test.each([
  ['Asia/Jakarta', '2011-10-23'],
  ['Asia/Jayapura', '2011-10-23'],
  ['UTC', '2011-10-22'],
  ['America/New_York', '2011-10-22'],
])('in %s today is the day on the wall, so the latest birth date is %s', (zone, date) => {
  vi.stubEnv('TZ', zone)
  expect(latestBirthDate(new Date('2026-10-22T18:30:00Z'), 15)).toBe(date)
  expect(isOldEnough(date, new Date('2026-10-22T18:30:00Z'), 15)).toBe(true)
})

test.each([
  ['2011-10-22', true],
  ['2011-10-23', false],
  ['1890-01-01', true],
  ['2011-10-22T12:00:00', true],
  ['2026-10-23', false],
  ['2011-02-29', false],
  ['22-10-2000', false],
  ['', false],
  ['0001-01-01T00:00:00Z', false],
  [null, false],
  [undefined, false],
  [20_001_022, false],
])('born %j, a person is 15 on 22 October 2026: %s', (born, expected) => {
  expect(isOldEnough(born, new Date(2026, 9, 22, 23, 59), 15)).toBe(expected)
})

test.each([
  ['Asia/Jakarta', '2012-01-01'],
  ['America/New_York', '2011-12-31'],
])('on New Year’s night in %s the latest birth date is %s', (zone, date) => {
  vi.stubEnv('TZ', zone)
  expect(latestBirthDate(new Date('2026-12-31T18:30:00Z'), 15)).toBe(date)
})

/** Age by counting birthdays, of dates written YYYY-MM-DD. */
const ageOn = (day: string, born: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)
const isoOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
const day = fc.integer({ min: 0, max: 36_524 }).map((days) => new Date(1970, 0, 1 + days, 12))

test('the latest birth date is the last day on which somebody of that age can have been born', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (today, age) => {
      const latest = latestBirthDate(today, age)
      const [year = 0, month = 0, date = 0] = latest.split('-').map(Number)
      const dayAfter = isoOf(new Date(year, month - 1, date + 1))
      expect(ageOn(isoOf(today), latest)).toBeGreaterThanOrEqual(age)
      expect(ageOn(isoOf(today), dayAfter)).toBeLessThan(age)
      expect(isOldEnough(latest, today, age)).toBe(true)
      expect(isOldEnough(dayAfter, today, age)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
