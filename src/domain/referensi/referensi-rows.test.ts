// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReferensi, readReferensiList } from '#generated/client/umum/readers.ts'
import { toPilihan, toPilihanList } from './pilihan.ts'

test.each([
  [
    { kode: '30', nama: 'Sarjana' },
    { kode: '30', nama: 'Sarjana' },
  ],
  [
    { kode: 30, nama: ' Sarjana ' },
    { kode: '30', nama: 'Sarjana' },
  ],
  [{ kode: 'ID' }, { kode: 'ID', nama: 'ID' }],
  [
    { kode: 'ID', nama: null },
    { kode: 'ID', nama: 'ID' },
  ],
  [{ kode: '', nama: 'Sarjana' }, null],
  [{ kode: Number.NaN, nama: 'Sarjana' }, null],
  [{ nama: 'Sarjana' }, null],
  ['30', null],
  [null, null],
  [[], null],
])('reads the reference %j as the choice %j', (value, choice) => {
  expect(toPilihan(readReferensi(value))).toEqual(choice)
})

test('a student sees each choice once, in the order of the gateway, and no broken row', () => {
  const rows = [{ kode: 'TL', nama: 'Timor-Leste' }, null, { kode: 'ID', nama: 'Indonesia' }, 4711, { kode: 'TL' }]
  expect(toPilihanList(readReferensiList({ data: rows }).data)?.map(({ nama }) => nama)).toEqual([
    'Timor-Leste',
    'Indonesia',
  ])
})

test.each([null, undefined])('what is no list (%j) is no choices at all, which is not the same as none', (data) => {
  expect(toPilihanList(readReferensiList({ data }).data)).toBeNull()
  expect(toPilihanList([])).toEqual([])
})

test('no answer makes a list of choices throw, repeat a code or hold one that is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (rows) => {
      const codes = (toPilihanList(readReferensiList({ data: rows }).data) ?? []).map(({ kode }) => kode)
      expect(codes).not.toContain('')
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})
