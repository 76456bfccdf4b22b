// @vitest-environment node
import { expect, test } from 'vitest'
import { dayName, monthName } from './kalender.ts'

const LOCALES = [
  ['id', 'id-ID'],
  ['en', 'en-GB'],
] as const

test.each(LOCALES)('[R3-016] names months and days in %s like Intl does for %s', (language, locale) => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15))
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 9, 19 + day)) // 19 October 2026 is a Monday
  expect(months.map((_, index) => monthName(index + 1, language))).toEqual(
    months.map((date) => new Intl.DateTimeFormat(locale, { month: 'long' }).format(date)),
  )
  expect(days.map((_, index) => dayName(index + 1, language))).toEqual(
    days.map((date) => new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date)),
  )
})

test('[R3-016] starts the week with Senin and the year with Januari, and accepts numbers as text', () => {
  expect([dayName(1, 'id'), dayName('5', 'id'), dayName(7, 'id')]).toEqual(['Senin', 'Jumat', 'Minggu'])
  expect([monthName(1, 'id'), monthName(' 08 ', 'id'), monthName('12', 'id')]).toEqual([
    'Januari',
    'Agustus',
    'Desember',
  ])
})

test.each([0, 13, -1, 1.5, Number.NaN, '', ' ', 'Mei', '1.5', '0x1', null, undefined, {}, [1], true])(
  'returns an empty name for %j',
  (value) => {
    expect(monthName(value, 'id')).toBe('')
    expect(dayName(value, 'id')).toBe('')
  },
)
