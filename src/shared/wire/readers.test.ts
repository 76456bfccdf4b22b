import { describe, expect, it, test } from 'vitest'
import {
  type Angka,
  alamat,
  allRows,
  angka,
  cacah,
  either,
  filterRows,
  findRow,
  flag,
  html,
  isWhole,
  kode,
  type Listed,
  list,
  mapRows,
  maybe,
  momen,
  object,
  type Reader,
  remember,
  row,
  rows,
  rupiah,
  sortRows,
  tanggal,
  text,
  UNREADABLE,
  unreadOf,
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
    [undefined, ''],
    ['  ', ''],
    [2 ** 53, UNREADABLE], // precision beyond 2^53 is lost
    [Number.NaN, UNREADABLE],
    [Number.POSITIVE_INFINITY, UNREADABLE],
    [true, UNREADABLE],
    [{ a: 1 }, UNREADABLE],
    [['a'], UNREADABLE],
  ])
  cases('html', html, [
    ['<p>Isi</p>', '<p>Isi</p>'],
    [3, UNREADABLE],
    [null, ''],
  ])
  cases('alamat', alamat, [
    [' https://arunika.example/a ', 'https://arunika.example/a'],
    [{}, UNREADABLE],
    [null, ''],
  ])
  cases('kode', kode, [
    ['1', '1'],
    [0, '0'],
    [true, '1'],
    [false, '0'],
    [null, ''],
    [['1'], UNREADABLE],
  ])
  test('reads forty thousand brackets within 200 ms', () => {
    const began = performance.now()
    expect(text('<'.repeat(40_000))).toHaveLength(40_000)
    expect(performance.now() - began).toBeLessThan(200)
  })
})

describe('number', () => {
  cases('angka', angka, [
    [21, 21],
    [' 3.50 ', 3.5],
    ['-2', -2],
    ['3,5', 3.5],
    [' -0,25 ', -0.25],
    ['1,2,3', undefined],
    ['3,', undefined],
    ['1e3', undefined],
    ['entah', undefined],
    [1e21, undefined],
    [5e19, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['9'.repeat(400), undefined],
    [true, undefined],
    [[], undefined],
    ['', null],
    [' ', null],
    [null, null],
    [undefined, null],
  ])
  cases('cacah', cacah, [
    [0, 0],
    ['19', 19],
    [-4, undefined],
    ['-4', undefined],
    [null, null],
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

describe('yes or no', () => {
  cases('flag', flag, [
    [true, true],
    ['Ya', true],
    ['Y', true],
    ['N', false],
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

describe('moment and day', () => {
  cases('momen', momen, [
    ['2026-10-22T14:05:00+07:00', '2026-10-22T14:05:00+07:00'],
    ['2026-10-22', '2026-10-22'],
    ['0001-01-01T00:00:00Z', null],
    ['0001-01-01 13:30', null],
    ['0000-00-00', null],
    ['0000-00-00 00:00:00', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['9999-12-31T00:00:00Z', undefined],
    ['kemarin', undefined],
    ['2026-02-30', undefined],
    ['99:99', undefined],
    [20_261_022, undefined],
    [{}, undefined],
  ])
  cases('tanggal', tanggal, [
    ['2006-04-17', '2006-04-17'],
    ['2006-04-17T00:00:00+07:00', '2006-04-17'],
    ['2006-04-16T17:00:00Z', '2006-04-17'],
    ['2006-04-16T15:00:00.000Z', '2006-04-17'],
    ['2006-12-31T17:00:00Z', '2007-01-01'],
    ['2006-04-17T00:00:00Z', '2006-04-17'],
    ['0001-01-01T00:00:00Z', null],
    ['0000-00-00', null],
    ['', null],
    ['2026-02-31', undefined],
  ])
})

describe('objects and lists', () => {
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
    [{ nama: null }, { nama: '', umur: null }],
    [null, null],
    [undefined, null],
    [[], undefined],
    ['entah', undefined],
    [{ lain: 1 }, undefined],
    [{ data: { nama: 'Sekar' } }, undefined],
  ])
  const akun = object({ id: text, nama: text }, 'id')
  cases('a row with an id', row(akun), [
    [
      { id: 7, nama: 'A' },
      { id: '7', nama: 'A' },
    ],
    [{ id: '', nama: 'A' }, null],
    [{ id: {}, nama: 'A' }, null],
    [{ nama: 'A' }, null],
    [null, null],
  ])
  cases('a list that must be there', list(row(orang)), [
    [
      [{ nama: 'A' }, null, 'B'],
      [{ nama: 'A', umur: null }, null, null],
    ],
    [
      { 0: { nama: 'A' }, 2: { nama: 'B' } },
      [
        { nama: 'A', umur: null },
        { nama: 'B', umur: null },
      ],
    ],
    [[], []],
    [null, null],
    [{}, null],
    [{ 0: 'a', lain: 'b' }, null],
  ])
  cases('a list that may be absent', rows(text), [
    [
      ['a', null, 3],
      ['a', '', '3'],
    ],
    [null, []],
    [undefined, []],
    ['a', [UNREADABLE]],
    [{}, [UNREADABLE]],
  ])
  cases('a list of objects that may be absent', rows(row(orang)), [
    [null, []],
    ['entah', [null]],
  ])
  cases<string | { nama: string; umur: Angka }>('an object or plain text', either(orang, text), [
    ['H', 'H'],
    [{ nama: 'A' }, { nama: 'A', umur: null }],
    [null, ''],
    [{ lain: 1 }, UNREADABLE],
  ])
  test('caches the parsed object per response object', () => {
    const read = remember(orang)
    const answer = { nama: 'Sekar' }
    expect(read(answer)).toBe(read(answer))
    expect(read({ nama: 'Sekar' })).not.toBe(read(answer))
    expect(read(null)).toEqual({ nama: '', umur: null })
  })
})

describe('list with unreadable rows', () => {
  const found: Listed<number> = [3, null, 1]
  test('counts the unreadable rows', () => {
    expect([unreadOf(found), unreadOf([1]), unreadOf(null)]).toEqual([1, 0, 0])
  })
  test('allRows returns null', () => {
    expect([allRows(found), allRows([1, 2]), allRows([]), allRows(null)]).toEqual([null, [1, 2], [], null])
  })
  test('findRow returns null instead of undefined, because the row may be an unreadable one', () => {
    const find = (rows: Listed<number> | null, wanted: number) => findRow(rows, (one) => one === wanted)
    expect([find(found, 3), find(found, 7), find([1], 7), find(null, 7)]).toEqual([3, null, undefined, null])
  })
  test('keeps an unreadable row when it is mapped, filtered and sorted', () => {
    expect(mapRows(found, (one) => one * 2)).toEqual([6, null, 2])
    expect(filterRows(found, (one) => one > 2)).toEqual([3, null])
    expect(sortRows(found, (a, b) => a - b)).toEqual([1, 3, null])
  })
  it.each<[read: unknown, isRead: boolean]>([
    [{ nama: 'A', umur: null, kelas: [] }, true],
    [{ nama: UNREADABLE }, false],
    [{ umur: undefined }, false],
    [{ kelas: [{ nama: 'A' }, null] }, false],
    [{ kelas: [{ nama: UNREADABLE }] }, false],
  ])('isWhole of %j is %s', (read, isRead) => expect(isWhole(read)).toBe(isRead))
})
