// @vitest-environment node
import { expect, test } from 'vitest'
import { readPengumuman } from '#generated/client/berita/readers.ts'
import { hasTime, readAsal, readId, readTanggal } from './pengumuman-list.tsx'

test.each([
  ['1041', '1041'],
  ['f3a1-22_b', 'f3a1-22_b'],
  ['', null],
  ['..', null],
  ['../biodata', null],
  ['a b', null],
  ['a%2Fb', null],
  ['x'.repeat(65), null],
  [undefined, null],
])('reads the id %j as %j', (value, id) => {
  expect(readId(value)).toBe(id)
})

test.each([
  [{ tanggal: '2026-10-01', tanggalPublish: '2026-10-22T09:05:00+07:00' }, '2026-10-22T02:05:00.000Z', true],
  [{ tanggal: '2026-10-01T08:00:00+07:00', tanggalPublish: null }, '2026-10-01T01:00:00.000Z', true],
  [{ tanggal: '2026-10-01T08:00:00+07:00', tanggalPublish: 'kemarin' }, '2026-10-01T01:00:00.000Z', true],
  [{ tanggal: '0001-01-01T00:00:00Z', tanggalPublish: null }, undefined, false],
  [{}, undefined, false],
])('reads the publication time of %j', (row, moment, timed) => {
  const pengumuman = readPengumuman({ idPengumuman: '1', ...row })
  expect(readTanggal(pengumuman)).toBe(moment === undefined ? null : Date.parse(moment))
  expect(hasTime(pengumuman)).toBe(timed)
})

test('finds no time of day in a plain date', () => {
  expect(hasTime(readPengumuman({ idPengumuman: '1', tanggalPublish: '2026-10-22' }))).toBe(false)
})

test('names an office once when it has the name of its category', () => {
  const twice = readPengumuman({ idPengumuman: '1', kategori: { nama: 'Perpustakaan' }, penulis: 'Perpustakaan' })
  expect(readAsal(twice)).toEqual(['Perpustakaan'])
  expect(readAsal(readPengumuman({ idPengumuman: '1', kategori: null, penulis: null }))).toEqual([])
})
