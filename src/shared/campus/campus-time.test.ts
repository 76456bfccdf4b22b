// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { addDays, dayIn, dayOf, daysBetween, minuteOf, momentAt, weekdayOf, yearOf } from './campus-time.ts'
import { readMoment } from './read-moment.ts'

afterEach(() => vi.unstubAllEnvs())

const OFFSETS = { WIB: 420, WITA: 480, WIT: 540 } as const
const offset = fc.constantFrom(...Object.values(OFFSETS))
const DEVICES = ['Asia/Jakarta', 'Asia/Jayapura', 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu'] as const
const device = fc.constantFrom(...DEVICES)
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
const day = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('1970-01-01', days))

describe.each(DEVICES)('device in %s', (zone) => {
  it.each([
    ['2027-01-11T08:00:00+07:00', 480, '2027-01-11', 540],
    ['2027-01-11T09:00:00+08:00', 420, '2027-01-11', 480],
    ['2027-01-11T01:00:00Z', 420, '2027-01-11', 480],
    ['2027-01-11T01:00:00z', 540, '2027-01-11', 600],
    ['2027-01-10T20:00:00-05:00', 420, '2027-01-11', 480],
    ['2027-01-11T06:30:00+05:30', 420, '2027-01-11', 480],
    ['2027-01-11T23:30:00+07:00', 540, '2027-01-12', 90],
    ['2027-01-11 08:00:00', 540, '2027-01-11', 480],
    ['2027-01-11T08:00', 480, '2027-01-11', 480],
    ['2027-01-11T08:00:00.1234567+07', 420, '2027-01-11', 480],
    ['2027-01-11', 540, '2027-01-11', 0],
  ])('reads %s of a campus %d minutes east as %s and minute %d', (written, east, hari, minute) => {
    vi.stubEnv('TZ', zone)
    const ms = readMoment(written, east)
    expect(ms === null ? null : [dayOf(ms, east), minuteOf(ms, east)]).toEqual([hari, minute])
  })

  it.each(['2026-10-31', '2028-02-29', '2026-03-29', '2026-11-01'])(
    'reads the plain date %s as the same date',
    (plain) => {
      vi.stubEnv('TZ', zone)
      for (const east of Object.values(OFFSETS)) expect(dayIn(plain, east)).toBe(plain)
    },
  )

  it.each([
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00',
    '0001-01-01 00:00:00',
    '0001-01-01T00:00:00+07:00',
    '0001-01-01T07:00:00+07:00',
    '0001-01-01',
  ])('[R5-007] reads the null datetime %s as null', (written) => {
    vi.stubEnv('TZ', zone)
    expect(readMoment(written)).toBeNull()
    expect(dayIn(written)).toBeNull()
  })
})

test('shows campus time on a device that switches to summer time in the same hour', () => {
  vi.stubEnv('TZ', 'Europe/Berlin') // switches at 01:00 UTC on 28 March 2027
  const hours = [0, 0.5, 1, 1.5, 2].map((hour) => Date.parse('2027-03-28T00:00:00Z') + hour * 3_600_000)
  expect(hours.map((ms) => minuteOf(ms, 420))).toEqual([420, 450, 480, 510, 540])
  expect(hours.map((ms) => dayOf(ms, 420))).toEqual(Array(5).fill('2027-03-28'))
})

test.each([null, undefined, '', 'besok', 'Invalid Date', '2026-10-22T99:00:00Z', 20261022, {}, []])(
  'reads %j as null',
  (value) => {
    expect(readMoment(value)).toBeNull()
  },
)

test.each(['2027-02-29', '2026-04-31', '2026-13-01', '0001-01-01', '2027-02-29T08:00:00', 'Semester 5'])(
  'reads %s as null, not as another day',
  (written) => {
    expect(dayIn(written)).toBeNull()
  },
)

test('computes the same moment from its day and minute, in every device time zone', () => {
  fc.assert(
    fc.property(moment, offset, device, (ms, east, zone) => {
      vi.stubEnv('TZ', zone)
      const minute = Math.floor(ms / 60_000) * 60_000
      expect(momentAt(dayOf(ms, east), minuteOf(ms, east), east)).toBe(minute)
    }),
  )
})

test('reads a time without an offset as local time of the campus', () => {
  fc.assert(
    fc.property(moment, offset, (ms, east) => {
      const wall = new Date(ms).toISOString().slice(0, 19)
      expect(readMoment(wall, east)).toBe(readMoment(`${wall}+0${east / 60}:00`, 420))
    }),
  )
})

test('counts days by the calendar', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), device, (from, days, zone) => {
      vi.stubEnv('TZ', zone)
      const to = addDays(from, days)
      expect(daysBetween(from, to)).toBe(days)
      expect((((weekdayOf(from) - 1 + days) % 7) + 7) % 7).toBe(weekdayOf(to) - 1)
      expect(yearOf(to)).toBe(Number(to.slice(0, 4)))
    }),
  )
})

test('starts the week on Monday (Senin), like the gateway', () => {
  expect(['2026-10-19', '2026-10-22', '2026-10-25'].map(weekdayOf)).toEqual([1, 4, 7])
})

test('returns null or a valid moment for any text', () => {
  const endings = fc.oneof(fc.string(), fc.constantFrom('z', 'Z', '.5', ' EST', '+07', '+99:99'))
  const almost = moment.chain((ms) =>
    endings.map((end) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ') + end),
  )
  fc.assert(
    fc.property(fc.oneof(fc.string(), almost), offset, (value, east) => {
      const ms = readMoment(value, east)
      expect(ms === null || Number.isFinite(ms)).toBe(true)
      expect(dayIn(value, east) ?? '2026-10-22').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})
