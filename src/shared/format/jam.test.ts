// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import spec from '#tests/spec/rules.json'
import { formatJamZona, zoneLabel } from './tanggal.ts'

afterEach(() => vi.unstubAllEnvs())

const zones = spec.rows.find(({ id }) => id === 'R9-043')?.values.zones

test.each([
  [420, 0],
  [480, 1],
  [540, 2],
])(
  '[R9-043] a time %d minutes east of Greenwich has the zone label number %d of the specification',
  (minutes, place) => {
    expect(zoneLabel(minutes)).toBe(zones?.[place])
  },
)

test.each([0, -300, 419, 421, 450, 600, Number.NaN])(
  '[R9-043] a time %d minutes east of Greenwich is WIB',
  (minutes) => {
    expect(zoneLabel(minutes)).toBe('WIB')
  },
)

test.each([
  ['Asia/Jakarta', '14.05 WIB'],
  ['Asia/Pontianak', '14.05 WIB'],
  ['Asia/Makassar', '15.05 WITA'],
  ['Asia/Jayapura', '16.05 WIT'],
  ['Asia/Tokyo', '16.05 WIT'],
  ['America/New_York', '14.05 WIB'],
  ['Asia/Kolkata', '14.05 WIB'],
  ['UTC', '14.05 WIB'],
])('[R9-043] the same moment reads in %s as %s', (zone, text) => {
  vi.stubEnv('TZ', zone)
  expect(formatJamZona(new Date('2026-10-22T14:05:00+07:00'), 'id')).toBe(text)
  expect(formatJamZona(new Date('2026-10-22T14:05:00+07:00'), 'en')).toBe(text.replace('.', ':'))
})

test.each(['1998-10-24T20:00:00Z', '2026-03-28T19:30:00Z', '2026-10-24T20:30:00Z'])(
  '[R9-043] where the device changes to summer time or back between the two clocks, %s still reads as in WIB',
  (moment) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const hour = (new Date(moment).getUTCHours() + 7) % 24
    expect(formatJamZona(new Date(moment), 'en')).toBe(`0${hour}:${moment.slice(14, 16)} WIB`)
  },
)

test('[R9-043] time and label together name the moment, wherever the device is', () => {
  const place = fc.constantFrom('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Europe/Berlin', 'Asia/Kathmandu')
  const moment = fc.integer({ min: 0, max: 2_000_000_000 }).map((seconds) => new Date(seconds * 1000))
  const EAST_HOURS: Record<string, number> = { WIB: 7, WITA: 8, WIT: 9 }
  fc.assert(
    fc.property(place, moment, (zone, date) => {
      vi.stubEnv('TZ', zone)
      const [, hour = '', minute = '', label = ''] = /^(\d\d):(\d\d) (\w+)$/.exec(formatJamZona(date, 'en')) ?? []
      const minutesUtc = Number(hour) * 60 + Number(minute) - (EAST_HOURS[label] ?? Number.NaN) * 60
      expect((minutesUtc + 1440) % 1440).toBe(date.getUTCHours() * 60 + date.getUTCMinutes())
    }),
  )
})
