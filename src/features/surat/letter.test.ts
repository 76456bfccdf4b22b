// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readGetInfoSurat, readJenisSurat, readSurat } from '#generated/client/surat/readers.ts'
import {
  canCancel,
  codeIn,
  codeProblemOf,
  isSameLetter,
  isUnpaid,
  languagesOf,
  mayHaveBill,
  stepsOf,
  verdictOf,
  whyNotKind,
} from './letter.ts'
import { letterBodyOf, letterFormOf, refusedPathOf } from './letter-form.ts'

const letter = (more = {}) => readSurat({ idSurat: 'S-1', ...more })
const row = (status: string, keterangan = '') => ({ status, waktu: '2026-10-22T09:00:00+07:00', keterangan })

describe('steps of a letter', () => {
  it.each([
    ['requested', { status: 'Diajukan', riwayat: [row('Diajukan')] }, 'Diajukan done, Diproses now, Terbit later'],
    [
      'requested, with an unpaid fee',
      { status: 'Diajukan', riwayat: [row('Diajukan')], biaya: 15_000, isSudahBayar: false },
      'Diajukan done, Bayar now, Diproses later, Terbit later',
    ],
    [
      'processed',
      { status: 'Diproses', riwayat: [row('Diajukan'), row('Diproses')] },
      'Diajukan done, Diproses now, Terbit later',
    ],
    [
      'issued',
      { status: 'Terbit', riwayat: [row('Diajukan'), row('Diproses'), row('Terbit')] },
      'Diajukan done, Diproses done, Terbit done',
    ],
    [
      'issued, with its history newest first',
      {
        status: 'Terbit',
        riwayat: [
          { status: 'Terbit', waktu: '2026-10-24T09:00:00+07:00' },
          { status: 'Diproses', waktu: '2026-10-23T09:00:00+07:00' },
          { status: 'Diajukan', waktu: '2026-10-22T09:00:00+07:00' },
        ],
      },
      'Diajukan done, Diproses done, Terbit done',
    ],
    [
      'processed, with its history newest first and a step without a time',
      {
        status: 'Diproses',
        riwayat: [
          { status: 'Diproses', waktu: '2026-10-23T09:00:00+07:00' },
          { status: 'Diterima', waktu: null },
          { status: 'Diajukan', waktu: '2026-10-22T09:00:00+07:00' },
        ],
      },
      'Diajukan done, Diterima done, Diproses now, Terbit later',
    ],
    ['refused', { status: 'Ditolak', riwayat: [row('Diajukan'), row('Ditolak')] }, 'Diajukan done, Ditolak stopped'],
    ['cancelled, without a history', { status: 'Dibatalkan' }, 'Diajukan done, Dibatalkan stopped'],
    ['issued, of an old history', { status: 'Terbit', riwayat: [row('Diajukan')] }, 'Diajukan done, Terbit done'],
    ['of an unknown status', { status: 'Diparkir' }, 'Diajukan done, Diparkir unknown'],
    ['of no status', { status: null }, 'Diajukan done, Diproses now, Terbit later'],
    [
      'with a history that cannot be read',
      { status: 'Diproses', riwayat: 'x' },
      'Diajukan done, Diproses now, Terbit later',
    ],
  ])('%s', (_, more, expected) => {
    const steps = stepsOf(letter(more))
    expect(steps.map(({ status, state }) => `${status} ${state}`).join(', ')).toBe(expected)
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
  })
})

it.each([
  [{ status: 'Diajukan', biaya: 15_000, isSudahBayar: false }, true],
  [{ status: 'Diajukan', biaya: 15_000, isSudahBayar: true }, false],
  [{ status: 'Diajukan', biaya: 15_000 }, false],
  [{ status: 'Diajukan', biaya: 0, isSudahBayar: false }, false],
  [{ status: 'Dibatalkan', biaya: 15_000, isSudahBayar: false }, false],
])('returns whether a letter (%j) is waiting for its fee: %j', (more, expected) => {
  expect(isUnpaid(letter(more))).toBe(expected)
})

describe('verdict on a letter', () => {
  it.each([
    [{ isSah: true, status: 'Terbit', berlakuSampai: '2027-04-23' }, 'valid'],
    [{ isSah: true, status: 'Terbit', berlakuSampai: '2020-01-01' }, 'valid'],
    [{ isSah: false, status: 'Terbit', berlakuSampai: '2026-10-21' }, 'expired'],
    [{ isSah: false, status: 'Terbit', berlakuSampai: '2026-10-22' }, 'invalid'],
    [{ isSah: false, berlakuSampai: '2026-10-21' }, 'expired'],
    [{ isSah: false, status: 'Dibatalkan', berlakuSampai: '2026-10-21' }, 'status'],
    [{ isSah: false, status: 'Dicabut' }, 'status'],
    [{ isSah: false }, 'invalid'],
    [{ isSah: null, status: 'Terbit' }, 'invalid'],
  ])('for %j is %s', (more, expected) => {
    expect(verdictOf(readGetInfoSurat({ idSurat: 'S-1', ...more }), '2026-10-22')).toBe(expected)
  })
})

describe('typed code', () => {
  it.each([
    ['S-26-0341', null],
    ['s 26 0341', null],
    ['<b>S-26', null],
    ['', 'empty'],
    ['..', 'none'],
    ['preview', 'none'],
    ['Preview', 'none'],
    ['118/UA.3/AK/III/2026', 'number'],
    ['<b>S-26</b>', 'number'],
    ['x'.repeat(100), null],
    ['x'.repeat(300), 'long'],
  ])('%j has the problem %j', (typed, expected) => {
    expect(codeProblemOf(typed)).toBe(expected)
  })

  it.each([
    ['  S-26-0341 ', 'S-26-0341'],
    ['s-26-0341', 's-26-0341'],
    ['S-26-0341.', 'S-26-0341'],
    ['(S-26-0341)', 'S-26-0341'],
    ['Kode surat: S-26-0341', 'S-26-0341'],
    ['Kode: S-26-0341,', 'S-26-0341'],
    ['https://portal.arunika.example/surat/info/S-26-0341', 'S-26-0341'],
    ['Lihat https://portal.arunika.example/surat/info/S%2026?dari=qr#a untuk', 'S 26'],
    ['portal.arunika.example/surat/info/S-26%', 'S-26%'],
    ['118/UA.3/AK/III/2026', '118/UA.3/AK/III/2026'],
    ['..', ''],
    [' ', ''],
  ])('is extracted from %j as %j', (typed, expected) => {
    expect(codeIn(typed)).toBe(expected)
  })
})

describe('letter of the same kind and purpose', () => {
  const isian = [{ kode: 'instansi', nilai: 'PT  Nusantara' }]
  it.each([
    ['the same, but for case and blanks', { tujuan: 'hrd', isian }, true],
    ['another, for another addressee', { tujuan: 'Dekan', isian }, false],
    ['another, by a field of its kind', { tujuan: 'HRD', isian: [{ kode: 'instansi', nilai: 'PT Lain' }] }, false],
    ['not known, without the fields of its kind', { tujuan: 'HRD' }, null],
    ['not known, without an addressee', { isian }, null],
    ['not known, with a field that cannot be read', { tujuan: 'HRD', isian: [7] }, null],
    ['another, even when other fields are unknown', { tujuan: 'Dekan' }, false],
  ])('is %s', (_, more, expected) => {
    const sent = { tujuan: 'HRD', isian: [{ kode: 'instansi', nilai: 'PT Nusantara' }] }
    expect(isSameLetter(letter(more), sent)).toBe(expected)
  })

  it('is the same when the kind has no other fields', () => {
    expect(isSameLetter(letter({ tujuan: 'HRD' }), { isian: [] })).toBe(true)
  })
})

it.each([
  [{ status: 'Diajukan', isBisaDibatalkan: true }, true],
  [{ status: 'Diajukan', isBisaDibatalkan: false }, false],
  [{ status: 'Diajukan' }, true],
  [{ status: 'Diparkir', isBisaDibatalkan: 'entah' }, true],
  [{ status: 'Terbit' }, false],
])('returns whether %j can be cancelled: %j', (more, expected) => {
  expect(canCancel(letter(more))).toBe(expected)
})

it.each([
  [{ biaya: 15_000, isSudahBayar: false }, true],
  [{ biaya: 15_000 }, true],
  [{ biaya: 'entah' }, true],
  [{ biaya: 15_000, isSudahBayar: true }, false],
  [{ biaya: 0 }, false],
  [{}, false],
])('returns whether a bill may exist for %j: %j', (more, expected) => {
  expect(mayHaveBill(letter(more))).toBe(expected)
})

it.each([
  [{ isAktif: true, alasan: 'x' }, null],
  [{ isAktif: null }, null],
  [{ isAktif: false, alasan: 'Belum dibuka.' }, 'Belum dibuka.'],
  [{ isAktif: false }, ''],
])('for a kind (%j), returns the reason %j against requesting it', (more, expected) => {
  expect(whyNotKind(readJenisSurat({ idJenisSurat: '1', ...more }))).toBe(expected)
})

it.each([
  [
    ['INA', 'ENG'],
    ['INA', 'ENG'],
  ],
  [['ENG'], ['ENG']],
  [['JPN'], ['INA']],
  [null, ['INA']],
])('offers a kind with languages %j in %j', (bahasa, expected) => {
  expect(languagesOf(readJenisSurat({ idJenisSurat: '1', bahasa }))).toEqual(expected)
})

const field = (kode: string, jenis: string, more = {}) => ({
  kode,
  label: `Isi: ${kode}`,
  jenis,
  isWajib: true,
  ...more,
})
const KIND = readJenisSurat({
  ...{ idJenisSurat: '7', bahasa: ['INA', 'ENG'], isTujuanDiminta: true },
  isian: [
    field('nama', 'teks', { maksimalKarakter: 3000 }),
    field('uraian', 'paragraf'),
    field('mulai', 'tanggal'),
    field('lembar', 'angka', { isWajib: false }),
    field('ambil', 'pilihan', { pilihan: [{ kode: 'pos', nama: 'Pos' }, { nama: 'tanpa kode' }] }),
    field('warna', 'warna', { isWajib: false }),
    field('', 'teks'),
    field('rusak', 'pilihan', { pilihan: [] }),
  ],
})

describe('form of a kind', () => {
  const form = letterFormOf(KIND)
  it('maps each field by its kind with the label of the campus, and an unknown kind to a text line', () => {
    expect(form.fields.map(({ kind, labelText, required, max }) => [kind, labelText, required, max])).toEqual([
      ['text', undefined, true, 100],
      ['text', undefined, true, 100],
      ['choice', undefined, true, undefined],
      ['text', 'Isi: nama', true, 2000],
      ['lines', 'Isi: uraian', true, 500],
      ['date', 'Isi: mulai', true, undefined],
      ['number', 'Isi: lembar', false, undefined],
      ['choice', 'Isi: ambil', true, undefined],
      ['text', 'Isi: warna', false, 500],
    ])
  })

  it('sends typed values, omits empty ones, and returns no body while a required field is empty', () => {
    const [nama = '', uraian = '', mulai = '', lembar = '', ambil = ''] = form.fields.slice(3).map(({ name }) => name)
    const values = {
      ...{ ...form.start, keperluan: ' Magang <b> ', tujuan: 'HRD', bahasa: 'ENG' },
      ...{ [nama]: 'PT A & B', [uraian]: 'x', [mulai]: '2027-02-01', [lembar]: '2,5', [ambil]: 'pos' },
    }
    expect(letterBodyOf(form, values)).toEqual({
      ...{ idJenisSurat: '7', keperluan: 'Magang <b>', tujuan: 'HRD', bahasa: 'ENG' },
      isian: [
        { kode: 'nama', nilai: 'PT A & B' },
        { kode: 'uraian', nilai: 'x' },
        { kode: 'mulai', nilai: '2027-02-01' },
        { kode: 'lembar', nilai: '2.5' },
        { kode: 'ambil', nilai: 'pos' },
      ],
    })
    expect(letterBodyOf(form, { ...values, keperluan: '' })).toBeNull()
    const named = refusedPathOf(form)
    expect([named('isian.2', values), named('lembar', values), named('keperluan', values)]).toEqual([
      ...[mulai, lembar, 'keperluan'],
    ])
  })

  it('has no addressee when the kind needs none, and no language when there is only one', () => {
    const plain = letterFormOf(readJenisSurat({ idJenisSurat: '5', bahasa: ['INA'], isTujuanDiminta: false }))
    expect(plain.fields.map(({ name }) => name)).toEqual(['keperluan'])
    expect(letterBodyOf(plain, { keperluan: 'Arsip' })).toEqual({
      ...{ idJenisSurat: '5', keperluan: 'Arsip', bahasa: 'INA', isian: [] },
    })
  })
})
