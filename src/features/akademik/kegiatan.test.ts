// @vitest-environment node
import { expect, test } from 'vitest'
import { readKegiatan } from '#generated/client/akademik/readers.ts'
import {
  diambilOf,
  isDiambil,
  isDibatalkan,
  reasonNotToCancel,
  reasonNotToTake,
  sisaKursi,
  tawaranOf,
} from './kegiatan.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const kegiatan = (known: object = {}) =>
  readKegiatan({ idKegiatan: '1', status: '0', biaya: 0, isBisaDiambil: true, isBisaDibatalkan: true, ...known })

test.each([
  ['1', true, false],
  [1, true, false],
  ['2', false, true],
  [2, false, true],
  ['0', false, false],
  [null, false, false],
  ['3', false, false],
])('[R9-023] reads the status %j as taken %s, cancelled %s', (status, taken, cancelled) => {
  expect([isDiambil(kegiatan({ status })), isDibatalkan(kegiatan({ status }))]).toEqual([taken, cancelled])
})

test.each([
  [30, 18, 12],
  [30, 31, 0],
  [null, 18, null],
  [30, null, null],
])('for %j seats with %j taken returns %j as left', (kuota, terisi, sisa) => {
  expect(sisaKursi(kegiatan({ kuota, terisi }))).toBe(sisa)
})

test.each([
  ['can be taken', {}, null],
  ['can be taken on the last day of registration', { batasPendaftaran: '2026-10-22' }, null],
  ['cannot be taken after registration has closed', { batasPendaftaran: '2026-10-22T14:00:00+07:00' }, 'closed'],
  ['cannot be taken when it is full', { kuota: 2, terisi: 2 }, 'full'],
  ['cannot be taken when the gateway does not allow it', { isBisaDiambil: false }, 'notOpen'],
  ['can be taken when the gateway does not say whether it is open', { isBisaDiambil: null }, null],
  ['cannot be taken when its status cannot be read', { status: { a: 1 } }, 'unclear'],
  ['cannot be taken when its cost cannot be read', { biaya: 'mahal' }, 'cost'],
])('a kegiatan %s', (_, known, alasan) => {
  expect(reasonNotToTake(kegiatan(known), NOW)).toBe(alasan)
})

test.each([
  ['can be cancelled', {}, null],
  ['cannot be cancelled after it has begun', { tanggalMulai: '2026-10-22T14:00:00+07:00' }, 'begun'],
  ['cannot be cancelled when it is paid', { biaya: 1000, isSudahBayar: true, isBisaDibatalkan: false }, 'paid'],
  ['cannot be cancelled when the gateway does not allow it', { isBisaDibatalkan: false }, 'notCancellable'],
  [
    'can be cancelled when the gateway does not say whether it may be',
    { isBisaDibatalkan: null, isSudahBayar: true },
    null,
  ],
])('a taken kegiatan %s', (_, known, alasan) => {
  expect(reasonNotToCancel(kegiatan({ status: '1', ...known }), NOW)).toBe(alasan)
})

const rows = [
  kegiatan({ idKegiatan: 'late', tanggalMulai: '2026-12-01T08:00:00+07:00' }),
  kegiatan({ idKegiatan: 'gone', status: '2', isBisaDiambil: false }),
  kegiatan({ idKegiatan: 'again', status: '2', tanggalMulai: '2026-11-20T08:00:00+07:00' }),
  kegiatan({ idKegiatan: 'own', status: '1', tanggalMulai: '2026-11-30T08:00:00+07:00' }),
  kegiatan({ idKegiatan: 'first', status: '1', tanggalMulai: '2026-11-01T08:00:00+07:00' }),
  kegiatan({ idKegiatan: 'full', kuota: 1, terisi: 1 }),
  kegiatan({ idKegiatan: 'soon', tanggalMulai: '2026-11-02T08:00:00+07:00' }),
]
const ids = (list: readonly { idKegiatan: string }[]) => list.map(({ idKegiatan }) => idKegiatan)

test('sorts taken kegiatan by time with cancelled ones last, and splits offers by whether registration is open', () => {
  expect(ids(diambilOf(rows.slice(1, 5)))).toEqual(['first', 'own', 'again', 'gone'])
  const { open, closed } = tawaranOf(rows, NOW)
  expect([ids(open), ids(closed)]).toEqual([['soon', 'again', 'late'], ['full']])
})
