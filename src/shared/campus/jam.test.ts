// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { campusStore } from '#shared/campus/campus-store.ts'
import { formatJam, jamText } from './tanggal.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  campusStore.clear()
})

const DEVICES = ['Asia/Jakarta', 'Asia/Jayapura', 'UTC', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata']
const MOMENT = Date.parse('2026-10-22T14:05:00+07:00')

test.each([
  ['WIB', '14.05\u00a0WIB'],
  ['WITA', '15.05\u00a0WITA'],
  ['WIT', '16.05\u00a0WIT'],
  ['', '14.05\u00a0WIB'],
])('[R9-043] shows for the campus zone %j the time %s on every device', (zone, text) => {
  campusStore.set('time_zone', zone)
  for (const device of DEVICES) {
    vi.stubEnv('TZ', device)
    expect(formatJam(MOMENT, 'id')).toBe(text)
    expect(formatJam(MOMENT, 'en')).toBe(text.replace('.', ':'))
  }
})

test('[R9-043] shows a time and a label that identify the moment on every device', () => {
  const moment = fc.integer({ min: 0, max: 2_000_000_000 }).map((seconds) => seconds * 1000)
  const EAST_HOURS: Record<string, number> = { WIB: 7, WITA: 8, WIT: 9 }
  fc.assert(
    fc.property(
      fc.constantFrom(...DEVICES),
      fc.constantFrom(...Object.keys(EAST_HOURS)),
      moment,
      (device, zone, ms) => {
        vi.stubEnv('TZ', device)
        campusStore.set('time_zone', zone)
        const [, hour = '', minute = '', label = ''] = /^(\d\d):(\d\d)\u00a0(\w+)$/.exec(formatJam(ms, 'en')) ?? []
        const minutesUtc = Number(hour) * 60 + Number(minute) - (EAST_HOURS[label] ?? Number.NaN) * 60
        expect((minutesUtc + 1440) % 1440).toBe(Math.floor(ms / 60_000) % 1440)
      },
    ),
  )
})

test('formats minutes of the day without a zone label', () => {
  expect([jamText(480, 'id'), jamText(485, 'en'), jamText(0, 'id'), jamText(1439, 'id')]).toEqual([
    '08.00',
    '08:05',
    '00.00',
    '23.59',
  ])
})
