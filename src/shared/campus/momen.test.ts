// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { campusStore } from '#shared/campus/campus-store.ts'
import { momenText, writtenMomenText } from './momen.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  campusStore.clear()
})

test.each([
  ['WIB', 'Jumat, 23 Oktober 2026', '23.30\u00a0WIB'],
  ['WITA', 'Sabtu, 24 Oktober 2026', '00.30\u00a0WITA'],
  ['WIT', 'Sabtu, 24 Oktober 2026', '01.30\u00a0WIT'],
])('[R9-043] takes day and time from the same clock in %s: %s, %s', (zone, hari, jam) => {
  campusStore.set('time_zone', zone)
  for (const device of ['Asia/Jayapura', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', device)
    expect(momenText(Date.parse('2026-10-23T23:30:00+07:00'), 'id', 'weekday')).toEqual({ hari, jam })
    expect(writtenMomenText('2026-10-23T23:30:00+07:00', 'id', 'weekday')).toEqual({ hari, jam })
  }
})

test('formats undefined, which parsers return for unreadable values, as unreadable', () => {
  expect(writtenMomenText(undefined, 'id')?.hari).toBe('tidak terbaca')
  expect(writtenMomenText(undefined, 'en')?.hari).toBe('unreadable')
})

test.each([null, '', 'nanti', '0001-01-01T00:00:00Z'])('returns null for %j', (value) => {
  expect(writtenMomenText(value, 'id')).toBeNull()
})
