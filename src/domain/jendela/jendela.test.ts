// @vitest-environment node
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readKrsPembatasWaktu } from '#generated/client/krs/readers.ts'
import { momenText } from '#shared/campus/momen.ts'
import { momen } from '#shared/wire/readers.ts'
import { edgeOf, faseOf, toJendela, toRemaining } from './jendela.ts'

const MULAI = '2027-01-11T08:00:00+07:00'
const SELESAI = '2027-01-15T16:00:00+07:00'
const at = (text: string) => Date.parse(text)

test.each([
  ['2027-01-11T07:59:59+07:00', 'before'],
  ['2027-01-11T08:00:00+07:00', 'open'],
  ['2027-01-15T16:00:00+07:00', 'open'],
  ['2027-01-15T16:00:01+07:00', 'after'],
])('at %s reports the window as %s', (moment, fase) => {
  expect(faseOf(toJendela({ tanggalMulai: MULAI, tanggalSelesai: SELESAI }), at(moment))).toBe(fase)
})

test.each<[boolean | null, string, string]>([
  [true, '2027-01-11T07:00:00+07:00', 'open'],
  [true, '2027-01-12T07:00:00+07:00', 'open'],
  [true, '2027-01-16T07:00:00+07:00', 'after'],
  [false, '2027-01-11T07:00:00+07:00', 'before'],
  [false, '2027-01-12T07:00:00+07:00', 'shut'],
  [false, '2027-01-16T07:00:00+07:00', 'after'],
  [null, '2027-01-12T07:00:00+07:00', 'open'],
])('with isBuka %j at %s reports the window as %s', (isBuka, moment, fase) => {
  expect(faseOf(toJendela({ tanggalMulai: MULAI, tanggalSelesai: SELESAI, isBuka }), at(moment))).toBe(fase)
})

test('uses isBuka when there are no dates, and is unknown without it', () => {
  expect([true, false, null].map((isBuka) => faseOf(toJendela({ isBuka }), 0))).toEqual(['open', 'shut', 'unknown'])
  expect(faseOf(toJendela(readKrsPembatasWaktu({ tanggalMulai: 'besok' })), 0)).toBe('unknown')
})

test.each([
  [MULAI, 'Senin, 11 Januari 2027', '08.00\u00a0WIB'],
  ['2027-01-11T08:00:00+08:00', 'Senin, 11 Januari 2027', '07.00\u00a0WIB'],
  ['2027-01-11T23:30:00+09:00', 'Senin, 11 Januari 2027', '21.30\u00a0WIB'],
  ['2027-01-11 08:00:00', 'Senin, 11 Januari 2027', '08.00\u00a0WIB'],
  ['2027-01-11T01:00:00Z', 'Senin, 11 Januari 2027', '08.00\u00a0WIB'],
  ['2027-01-11', 'Senin, 11 Januari 2027', '00.00\u00a0WIB'],
])('formats %s in the campus time zone, whatever the zone of the device', (text, hari, jam) => {
  for (const zone of ['Asia/Jayapura', 'America/New_York', 'UTC']) {
    vi.stubEnv('TZ', zone)
    const time = edgeOf(text, 'mulai')
    expect(time === null ? null : momenText(time, 'id', 'weekday')).toEqual({ hari, jam })
  }
  vi.unstubAllEnvs()
})

test('ends a window with the last second of its final day', () => {
  expect(edgeOf('2027-01-15', 'selesai')).toBe(at('2027-01-15T23:59:59+07:00'))
})

test.each([null, undefined, '', 'kapan', 5, '0001-01-01T00:00:00Z'])('reads %j as no moment', (value) => {
  expect(edgeOf(momen(value), 'mulai')).toBeNull()
})

test('the parts of the remaining time add up, and are 0 for the past', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 4e9 }), (ms) => {
      const { hari, jam, menit, detik } = toRemaining(ms)
      expect(hari * 86_400 + jam * 3600 + menit * 60 + detik).toBe(Math.max(0, Math.ceil(ms / 1000)))
      expect([jam < 24, menit < 60, detik < 60]).toEqual([true, true, true])
    }),
  )
})
