// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { momenText } from './momen.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Asia/Jakarta', 'Jumat, 23 Oktober 2026', '06.30 WIB'],
  ['Asia/Makassar', 'Jumat, 23 Oktober 2026', '07.30 WITA'],
  ['Asia/Jayapura', 'Jumat, 23 Oktober 2026', '08.30 WIT'],
  ['UTC', 'Jumat, 23 Oktober 2026', '06.30 WIB'],
  ['America/New_York', 'Jumat, 23 Oktober 2026', '06.30 WIB'],
  ['Pacific/Kiritimati', 'Jumat, 23 Oktober 2026', '06.30 WIB'],
])('a payment that ends at 06.30 in Jakarta ends for a student in %s on %s, %s', (zone, hari, jam) => {
  vi.stubEnv('TZ', zone)
  expect(momenText(new Date('2026-10-23T06:30:00+07:00'), 'id', 'weekday')).toEqual({ hari, jam })
})

test('[R9-043] day, time and label together name one moment, wherever the device is', () => {
  const EAST: Record<string, string> = { WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' }
  const MONTHS = 'January February March April May June July August September October November December'.split(' ')
  const place = fc.constantFrom(
    'Asia/Jakarta',
    'Asia/Makassar',
    'Asia/Jayapura',
    'Asia/Kathmandu',
    'America/Los_Angeles',
  )
  const moment = fc.integer({ min: 20_000_000, max: 34_000_000 }).map((minutes) => new Date(minutes * 60_000))
  fc.assert(
    fc.property(place, moment, (zone, date) => {
      vi.stubEnv('TZ', zone)
      const { hari, jam } = momenText(date, 'en')
      const [day = '', month = '', year = ''] = hari.split(' ')
      const [time = '', label = ''] = jam.split(' ')
      const two = String(MONTHS.indexOf(month) + 1).padStart(2, '0')
      const found = new Date(`${year}-${two}-${day.padStart(2, '0')}T${time}:00${EAST[label] ?? ''}`)
      // In the hours in which its own clock is changed a device elsewhere may be one hour off.
      expect(Math.abs(found.getTime() - date.getTime())).toBeLessThanOrEqual(3_600_000)
    }),
  )
})
