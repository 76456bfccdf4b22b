// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '../campus/campus-time.ts'
import { isOldEnough, latestBirthDate } from './birth-date.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['on an ordinary day', '2026-10-22', 15, '2011-10-22'],
  ['on the first day of a year', '2026-01-01', 15, '2011-01-01'],
  ['on 29 February', '2028-02-29', 15, '2013-02-28'],
  ['on 29 February, for a leap year', '2028-02-29', 16, '2012-02-29'],
  ['on the day before 1 March', '2027-02-28', 15, '2012-02-28'],
  ['on 1 March', '2027-03-01', 15, '2012-03-01'],
  ['on 31 December', '2026-12-31', 30, '1996-12-31'],
])('%s, %s, the latest birth date for age %d is %s', (_, today, age, date) => {
  expect(latestBirthDate(today, age)).toBe(date)
})

test.each(['Asia/Jakarta', 'Asia/Jayapura', 'UTC', 'America/New_York'])(
  'uses the campus date on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(latestBirthDate('2026-10-23', 15)).toBe('2011-10-23')
    expect(isOldEnough('2011-10-23', '2026-10-23', 15)).toBe(true)
    expect(isOldEnough('2011-10-24', '2026-10-23', 15)).toBe(false)
  },
)

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
])('a person born %j is at least 15 on 22 October 2026: %s', (born, expected) => {
  expect(isOldEnough(born, '2026-10-22', 15)).toBe(expected)
})

/** Returns the age by counting birthdays, for dates as YYYY-MM-DD. */
const ageOn = (day: string, born: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)
const day = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('1970-01-01', days))

test('the latest birth date is the last day that gives the required age', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (today, age) => {
      const latest = latestBirthDate(today, age)
      const dayAfter = addDays(latest, 1)
      expect(ageOn(today, latest)).toBeGreaterThanOrEqual(age)
      expect(ageOn(today, dayAfter)).toBeLessThan(age)
      expect(isOldEnough(latest, today, age)).toBe(true)
      expect(isOldEnough(dayAfter, today, age)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
