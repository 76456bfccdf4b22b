// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetCampusConfig, storeCampusConfig, toCampusConfig } from '#gateway/campus/campus-config.ts'
import { campusStore } from '#shared/campus/campus-store.ts'
import spec from '#tests/spec/rules.json'
import { resetStores } from '../state/create-store.ts'
import { campusOffset, campusZone, minutesOfZone, noteWrittenZone, zoneLabel } from './campus-zone.ts'

beforeEach(resetStores)
afterEach(() => campusStore.clear())

const zones = spec.rows.find(({ id }) => id === 'R9-043')?.values.zones ?? []
const configure = (zone: unknown) => storeCampusConfig(toCampusConfig({ college_id: '061001', time_zone: zone }))

test.each([
  [420, 0],
  [480, 1],
  [540, 2],
])('[R9-043] labels an offset of %d minutes with zone label number %d of the specification', (minutes, place) => {
  expect(zoneLabel(minutes)).toBe(zones[place])
  expect(minutesOfZone(zones[place] ?? '')).toBe(minutes)
})

test.each([0, -300, 419, 421, 450, 600, Number.NaN])('[R9-043] labels an offset of %d minutes as WIB', (minutes) => {
  expect(zoneLabel(minutes)).toBe('WIB')
})

test.each([
  ['WIB', 420],
  ['WITA', 480],
  ['WIT', 540],
  ['wita', 480],
  [' WIT ', 540],
  ['WITA (UTC+8)', 480],
  ['Asia/Jakarta', 420],
  ['Asia/Pontianak', 420],
  ['Asia/Makassar', 480],
  ['asia/ujung_pandang', 480],
  ['Asia/Jayapura', 540],
  ['+08:00', 480],
  ['UTC+9', 540],
  ['GMT+0800', 480],
  ['GMT', 420],
  ['Asia/Singapore', 420],
  ['', 420],
  [null, 420],
])('returns for the configured zone %j an offset of %d minutes', (zone, minutes) => {
  configure(zone)
  expect(campusOffset()).toBe(minutes)
})

test.each(['', null, 'GMT', 'Asia/Singapore', 'Waktu setempat'])(
  'returns no zone when the campus configures %j and no moment was read',
  (zone) => {
    configure(zone)
    expect(campusZone()).toBeNull()
  },
)

test('keeps the zone of the first moment across a reload, until the campus settings are cleared', () => {
  configure('')
  noteWrittenZone('2027-01-11T10:00:00+09:00')
  resetStores() // as after a reload
  expect(campusZone()).toBe(540)
  noteWrittenZone('2027-01-11T08:00:00+07:00')
  expect(campusZone()).toBe(540)
  forgetCampusConfig()
  expect(campusZone()).toBeNull()
})

test('defaults to WIB before the campus sends a zone', () => {
  expect(campusOffset()).toBe(420)
})

test.each([
  ['2027-01-11T09:00:00+08:00', 480],
  ['2027-01-11 09:00:00+0900', 540],
  ['2027-01-11T09:00:00.123+07', 420],
  ['2027-01-11T09:00:00Z', 420],
  ['2027-01-11T09:00:00+05:30', 420],
  ['2027-01-11T09:00:00', 420],
])('derives from %s an offset of %d minutes when no zone is configured', (written, minutes) => {
  noteWrittenZone(written)
  expect(campusOffset()).toBe(minutes)
})

test('keeps the first Indonesian offset that it reads, so that times on the screen do not change', () => {
  for (const written of ['2027-01-11T01:00:00Z', '2027-01-11T10:00:00+09:00', '2027-01-11T08:00:00+07:00'])
    noteWrittenZone(written)
  expect(campusOffset()).toBe(540)
})

test('prefers the configured zone to the offsets of moments', () => {
  noteWrittenZone('2027-01-11T10:00:00+09:00')
  configure('WITA')
  expect(campusOffset()).toBe(480)
})
