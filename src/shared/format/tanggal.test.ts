// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { parseTanggal } from './parse-tanggal.ts'
import { daysBetween, formatJam, formatTanggal } from './tanggal.ts'

const ZONES = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura', west: 'America/New_York', UTC: 'UTC' }

afterEach(() => vi.unstubAllEnvs())

describe.each(Object.entries(ZONES))('a student whose device is in %s', (_, zone) => {
  it('reads a plain date as that calendar day', () => {
    vi.stubEnv('TZ', zone)
    const date = parseTanggal('2026-10-31')
    expect([date?.getFullYear(), date?.getMonth(), date?.getDate(), date?.getHours()]).toEqual([2026, 9, 31, 0])
  })

  it('reads 29 February as itself', () => {
    vi.stubEnv('TZ', zone)
    const date = parseTanggal('2028-02-29')
    expect(date && formatTanggal(date, 'id')).toBe('29 Februari 2028')
  })

  it.each([
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00',
    '0001-01-01 00:00:00',
    '0001-01-01T00:00:00+07:00',
    '0001-01-01T07:00:00+07:00',
    '0001-01-01',
  ])('[R5-007] never sees the null datetime %s', (value) => {
    vi.stubEnv('TZ', zone)
    expect(parseTanggal(value)).toBeNull()
  })
})

test.each([
  ['WIB', '14.05'],
  ['WITA', '15.05'],
  ['WIT', '16.05'],
] as const)('the moment of the story is %s %s, by the clock on the wall', (zone, jam) => {
  vi.stubEnv('TZ', ZONES[zone])
  const now = parseTanggal('2026-10-22T14:05:00+07:00') ?? new Date(0)
  expect(formatJam(now, 'id')).toBe(jam)
  expect(formatJam(now, 'en')).toBe(jam.replace('.', ':'))
})

test.each([null, undefined, '', 'besok', 'Invalid Date', '2026-10-22T99:00:00Z', 20261022, {}, []])(
  'a student never sees %j as a date',
  (value) => {
    expect(parseTanggal(value)).toBeNull()
  },
)

test.each([
  ['full', 'id', '06 November 2026'],
  ['full', 'en', '06 November 2026'],
  ['weekday', 'id', 'Jumat, 06 November 2026'],
  ['weekday', 'en', 'Friday, 06 November 2026'],
  ['dayMonth', 'id', 'Jumat, 06 November'],
  ['day', 'id', '6'],
  ['monthShort', 'id', 'Nov'],
  ['monthShort', 'en', 'Nov'],
] as const)('[R9-042] a date in the style %s and the language %s is %s', (style, language, text) => {
  expect(formatTanggal(new Date(2026, 10, 6), language, style)).toBe(text)
})

test.each(['id-ID', 'en-GB'])('every day of eight years is written as the calendar of %s writes it', (locale) => {
  const full = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', day: '2-digit', month: 'long', year: 'numeric' })
  for (let day = 0; day < 8 * 365; day++) {
    const date = new Date(2024, 0, 1 + day)
    expect(formatTanggal(date, locale.slice(0, 2))).toBe(full.format(date))
    expect(formatTanggal(date, locale.slice(0, 2), 'weekday').replace(',', '')).toBe(
      weekday.format(date).replace(',', ''),
    )
  }
})

test('days are calendar days, whatever the hour and whatever summer time does', () => {
  vi.stubEnv('TZ', ZONES.west)
  expect(daysBetween(new Date(2026, 9, 22, 23, 59), new Date(2026, 9, 23, 0, 1))).toBe(1)
  expect(daysBetween(new Date(2026, 9, 31, 12), new Date(2026, 10, 2, 1))).toBe(2) // clocks go back on 1 November
  expect(daysBetween(new Date(2026, 9, 23), new Date(2026, 9, 22, 23))).toBe(-1)
  const day = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(day, day, fc.integer({ min: 0, max: 23 }), (from, to, hour) => {
      expect(daysBetween(new Date(2000, 0, 1 + from, hour), new Date(2000, 0, 1 + to, 23 - hour))).toBe(to - from)
    }),
  )
})

test('any text is read as a date that can be shown, or as none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const date = parseTanggal(text)
      if (date) expect(formatTanggal(date, 'id')).not.toContain('Invalid')
    }),
  )
})

it.each(['2027-02-29', '2026-04-31', '2026-13-01', '0001-01-01', 'Semester 5'])(
  'a student never sees %s as another date',
  (value) => {
    expect(parseTanggal(value)).toBeNull()
  },
)
