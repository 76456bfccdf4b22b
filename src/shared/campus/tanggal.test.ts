// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from './campus-time.ts'
import { formatTanggal } from './tanggal.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['full', 'id', '06 November 2026'],
  ['full', 'en', '06 November 2026'],
  ['weekday', 'id', 'Jumat, 06 November 2026'],
  ['weekday', 'en', 'Friday, 06 November 2026'],
  ['dayMonth', 'id', 'Jumat, 06 November'],
  ['day', 'id', '06'],
  ['monthShort', 'id', 'Nov'],
  ['monthShort', 'en', 'Nov'],
] as const)('[R9-042] formats a date in the style %s and the language %s as %s', (style, language, text) => {
  expect(formatTanggal('2026-11-06', language, style)).toBe(text)
})

test.each(['id-ID', 'en-GB'])('formats every day of eight years like Intl does for %s', (locale) => {
  const timeZone = 'UTC'
  const full = new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: '2-digit',
    month: 'long',
    year: 'numeric',
  })
  for (let days = 0; days < 8 * 365; days++) {
    const day = addDays('2024-01-01', days)
    const date = new Date(day)
    expect(formatTanggal(day, locale.slice(0, 2))).toBe(full.format(date))
    expect(formatTanggal(day, locale.slice(0, 2), 'weekday').replace(',', '')).toBe(
      weekday.format(date).replace(',', ''),
    )
  }
})

test.each(['Asia/Jakarta', 'Asia/Jayapura', 'UTC', 'America/Los_Angeles'])(
  'on a device in %s, shows a plain date unchanged and a moment as the date at the campus',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatTanggal('2026-10-26', 'id')).toBe('26 Oktober 2026')
    expect(formatTanggal('2026-10-25T17:30:00Z', 'id')).toBe('26 Oktober 2026')
    expect(formatTanggal(Date.parse('2026-10-25T17:30:00Z'), 'id')).toBe('26 Oktober 2026')
  },
)

test('formats any text as a date or as an empty string', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatTanggal(text, 'id')).toMatch(/^$|^\d\d \w+ \d{4}$/)
    }),
  )
})

test('formats undefined, which parsers return for unreadable values, as unreadable', () => {
  expect(formatTanggal(undefined, 'id')).toBe('tidak terbaca')
})

test.each([null, '', '2027-02-29', 'Semester 5'])('formats %j as an empty string', (value) => {
  expect(formatTanggal(value, 'id', 'weekday')).toBe('')
})
