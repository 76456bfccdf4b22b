// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { storeCampusConfig, toCampusConfig } from '#gateway/campus/campus-config.ts'
import { campusStore } from '#shared/storage/campus-store.ts'
import { momen } from '#shared/wire/readers.ts'
import { campusTimeText, campusZoneMinutes, toCampusTime } from './jendela.ts'

const ZONES = { WIB: 420, WITA: 480, WIT: 540 }

afterEach(() => campusStore.clear())

const textOf = (value: string, zoneMinutes: number) => {
  const time = toCampusTime(value, 'mulai', zoneMinutes)
  return time && campusTimeText(time, 'id').jam
}

test.each([
  ['2027-01-11 08:00:00', 420, '08.00 WIB'],
  ['2027-01-11 08:00:00', 480, '08.00 WITA'],
  ['2027-01-11T08:00:00', 540, '08.00 WIT'],
  ['2027-01-11', 480, '00.00 WITA'],
  ['2027-01-11T08:00:00+07:00', 480, '08.00 WIB'],
  ['2027-01-11T09:00:00+08:00', 420, '09.00 WITA'],
])('%s, which a campus %d minutes east has written, is %s on the screen of its students', (value, zone, jam) => {
  for (const device of ['Asia/Jayapura', 'America/New_York', 'UTC']) {
    vi.stubEnv('TZ', device)
    expect(textOf(value, zone)).toBe(jam)
  }
  vi.unstubAllEnvs()
})

test.each([
  ['2027-01-11T01:00:00Z', '08.00 WIB'],
  ['2027-01-11T01:00:00z', '08.00 WIB'],
  ['2027-01-11T06:30:00+05:30', '08.00 WIB'],
  ['2027-01-10T20:00:00-05:00', '08.00 WIB'],
])('a moment of another country, %s, has label and time of one zone: %s', (value, jam) => {
  expect([textOf(value, 420), textOf(value, 480)]).toEqual([jam, jam])
})

const walls = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 19))

test('a time without a zone is the moment that the wall of the campus shows', () => {
  fc.assert(
    fc.property(walls, fc.constantFrom(...Object.entries(ZONES)), (wall, [label, minutes]) => {
      const bare = toCampusTime(wall, 'mulai', minutes)
      expect(bare).toEqual(toCampusTime(`${wall}+0${minutes / 60}:00`, 'mulai', 420))
      expect(bare && campusTimeText(bare, 'id').jam).toBe(`${wall.slice(11, 16).replace(':', '.')} ${label}`)
    }),
  )
})

const endings = fc.oneof(fc.string(), fc.constantFrom('z', 'Z', '.5', ' EST', '+07'))
const almostMoments = walls.chain((wall) => endings.map((end) => wall.replace('T', ' ') + end))

test('no text at all becomes a broken moment', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), almostMoments), (value) => {
      const time = toCampusTime(momen(value), 'selesai', 480)
      expect(time === null || Number.isFinite(time.ms)).toBe(true)
    }),
  )
})

test.each([
  ['WIB', 420],
  ['WITA', 480],
  ['WIT', 540],
  ['GMT', 420],
  ['', 420],
  [null, 420],
])('a campus that says %j for its zone has its wall %d minutes east', (zone, minutes) => {
  storeCampusConfig(toCampusConfig({ college_id: '061001', time_zone: zone }))
  expect(campusZoneMinutes()).toBe(minutes)
})

test('before the campus has said anything its wall is in WIB', () => {
  expect(campusZoneMinutes()).toBe(420)
})
