import { describe, expect, it, test } from 'vitest'
import {
  alamat,
  angka,
  either,
  flag,
  html,
  kode,
  list,
  maybe,
  momen,
  object,
  present,
  type Reader,
  remember,
  rows,
  rupiah,
  tanggal,
  text,
} from './readers.ts'

const cases = <T>(name: string, reader: Reader<T>, table: [value: unknown, read: T][]) => {
  it.each(table)(`${name} of %j is %j`, (value, read) => expect(reader(value)).toEqual(read))
}

describe('text', () => {
  cases('text', text, [
    ['Ratna', 'Ratna'],
    ['  <b>Ratna</b> ', '<b>Ratna</b>'],
    ['Tugas: #include <stdio.h> &amp; lain', 'Tugas: #include <stdio.h> &amp; lain'],
    [412, '412'],
    ['1 < 2', '1 < 2'],
    [null, ''],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [2 ** 53, ''], // its last digits may have been others
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [true, ''],
    [{ a: 1 }, ''],
    [['a'], ''],
  ])
  cases('html', html, [
    ['<p>Isi</p>', '<p>Isi</p>'],
    [3, ''],
    [null, ''],
  ])
  cases('alamat', alamat, [
    [' https://arunika.example/a ', 'https://arunika.example/a'],
    [{}, ''],
  ])
  cases('kode', kode, [
    ['1', '1'],
    [0, '0'],
    [true, '1'],
    [false, '0'],
    [null, ''],
  ])
  test('forty thousand brackets are read at once', () => {
    const began = performance.now()
    expect(text('<'.repeat(40_000))).toHaveLength(40_000)
    expect(performance.now() - began).toBeLessThan(200)
  })
})

describe('a number', () => {
  cases('angka', angka, [
    [21, 21],
    [' 3.50 ', 3.5],
    ['-2', -2],
    ['3,5', 3.5],
    [' -0,25 ', -0.25],
    ['1,2,3', null],
    ['3,', null],
    ['1e3', null],
    ['', null],
    [1e21, null],
    [5e19, null],
    [Number.POSITIVE_INFINITY, null],
    ['9'.repeat(400), null],
    [null, null],
    [true, null],
    [[], null],
  ])
})

describe('money', () => {
  cases('rupiah', rupiah, [
    [2_750_000, 2_750_000],
    ['2750000', 2_750_000],
    [0, 0],
    [null, null],
    [undefined, null],
    [-1, undefined],
    [0.5, undefined],
    ['Rp 1.000', undefined],
    [1e15, undefined],
    [Number.NaN, undefined],
    [{}, undefined],
  ])
})

describe('a yes or no', () => {
  cases('flag', flag, [
    [true, true],
    ['Ya', true],
    [' disetujui ', true],
    ['1', true],
    [0, false],
    ['Tidak', false],
    ['Belum disetujui', false],
    ['mungkin', null],
    [2, null],
    [null, null],
  ])
})

describe('a moment and a day', () => {
  cases('momen', momen, [
    ['2026-10-22T14:05:00+07:00', '2026-10-22T14:05:00+07:00'],
    ['2026-10-22', '2026-10-22'],
    ['0001-01-01T00:00:00Z', null],
    ['0001-01-01 13:30', null],
    ['9999-12-31T00:00:00Z', null],
    ['kemarin', null],
    ['2026-02-30', null],
    [20_261_022, null],
    [null, null],
  ])
  cases('tanggal', tanggal, [
    ['2006-04-17', '2006-04-17'],
    ['2006-04-17T00:00:00+07:00', '2006-04-17'],
    ['2006-04-16T17:00:00Z', '2006-04-17'],
    ['2006-04-16T15:00:00.000Z', '2006-04-17'],
    ['2006-12-31T17:00:00Z', '2007-01-01'],
    ['2006-04-17T00:00:00Z', '2006-04-17'],
    ['0001-01-01T00:00:00Z', null],
    ['', null],
  ])
})

describe('what holds other values', () => {
  const orang = object({ nama: text, umur: angka })
  cases('an object', orang, [
    [
      { nama: 'Sekar', umur: '20', lain: 1 },
      { nama: 'Sekar', umur: 20 },
    ],
    [null, { nama: '', umur: null }],
    ['Sekar', { nama: '', umur: null }],
  ])
  cases('an object that may be absent', maybe(orang), [
    [{ nama: 'Sekar' }, { nama: 'Sekar', umur: null }],
    [null, null],
    [[], null],
  ])
  cases('a list that must be there', list(maybe(orang)), [
    [
      [{ nama: 'A' }, null, 'B'],
      [{ nama: 'A', umur: null }, null, null],
    ],
    [[], []],
    [null, null],
    [{ 0: 'a' }, null],
  ])
  cases('a list that may be absent', rows(text), [
    [
      ['a', null, 3],
      ['a', '', '3'],
    ],
    [null, []],
    ['a', []],
  ])
  cases<string | { nama: string; umur: number | null }>('an object or plain text', either(orang, text), [
    ['H', 'H'],
    [{ nama: 'A' }, { nama: 'A', umur: null }],
    [null, ''],
  ])
  test('a row that can not be read keeps its place, and is left out only where rows are shown', () => {
    const read = list(maybe(orang))([null, { nama: 'B' }])
    expect(read?.[1]?.nama).toBe('B')
    expect(present(read)).toEqual([{ nama: 'B', umur: null }])
    expect(present(null)).toEqual([])
  })
  test('an answer is read once, and the same one gives the same object; another one is another', () => {
    const read = remember(orang)
    const answer = { nama: 'Sekar' }
    expect(read(answer)).toBe(read(answer))
    expect(read({ nama: 'Sekar' })).not.toBe(read(answer))
    expect(read(null)).toEqual({ nama: '', umur: null })
  })
})
