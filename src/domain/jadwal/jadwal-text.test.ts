// @vitest-environment node
import { expect, test } from 'vitest'
import { readKrsKelas } from '#generated/client/krs/readers.ts'
import { jadwalText } from './pertemuan.ts'

const senin = { hari: { kode: 1, nama: 'Senin' }, jamMulai: '08.00', jamSelesai: '10.30', ruang: 'R. 305' }

test.each([
  ['one meeting', [senin], 'Senin 08.00–10.30\u00a0WIB, R.\u00a0305'],
  [
    'two meetings',
    [senin, { ...senin, ruang: 'Lab 2' }],
    'Senin 08.00–10.30\u00a0WIB, R.\u00a0305; Senin 08.00–10.30\u00a0WIB, Lab 2',
  ],
  ['a meeting without a room', [{ ...senin, ruang: null }], 'Senin 08.00–10.30\u00a0WIB'],
  ['a meeting without a day', [{ ...senin, hari: null }], '08.00–10.30\u00a0WIB, R.\u00a0305'],
  ['a meeting without an end', [{ ...senin, jamSelesai: null, ruang: null }], 'Senin 08.00\u00a0WIB'],
  ['nothing readable', [{}], 'tidak terbaca'],
  ['no list', null, ''],
])('formats %s as text', (_, jadwal, text) => {
  expect(jadwalText(readKrsKelas({ jadwal }).jadwal, 'id')).toBe(text)
})

test('formats day and time in English', () => {
  expect(jadwalText(readKrsKelas({ jadwal: [senin] }).jadwal, 'en')).toBe('Monday 08:00–10:30\u00a0WIB, R.\u00a0305')
})
