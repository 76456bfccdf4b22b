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
  ['whose registration ends today can be taken', { batasPendaftaran: '2026-10-22' }, null],
  ['whose registration is over can not', { batasPendaftaran: '2026-10-22T14:00:00+07:00' }, 'closed'],
  ['that is full can not', { kuota: 2, terisi: 2 }, 'full'],
  ['that the gateway does not allow can not', { isBisaDiambil: false }, 'notOpen'],
  ['of which the gateway does not say it can be taken', { isBisaDiambil: null }, null],
  ['that may be taken already can not', { status: { a: 1 } }, 'unclear'],
  ['whose cost can not be read can not', { biaya: 'mahal' }, 'cost'],
])('a kegiatan %s', (_, known, alasan) => {
  expect(reasonNotToTake(kegiatan(known), NOW)).toBe(alasan)
})

test.each([
  ['can be cancelled', {}, null],
  ['that has begun can not', { tanggalMulai: '2026-10-22T14:00:00+07:00' }, 'begun'],
  ['that is paid can not', { biaya: 1000, isSudahBayar: true, isBisaDibatalkan: false }, 'paid'],
  ['that the gateway does not allow can not', { isBisaDibatalkan: false }, 'notCancellable'],
  ['of which the gateway does not say it can be cancelled', { isBisaDibatalkan: null, isSudahBayar: true }, null],
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
