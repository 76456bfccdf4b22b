// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pendaftaran } from './acara.ts'
import { canCancel, canUpload, type EventMoment, type EventStep, isUnpaid, stepOf } from './step.ts'

const BASE: Pendaftaran = {
  id: '1',
  idAcara: '77',
  nama: 'Seminar',
  isBatal: false,
  mulai: null,
  selesai: null,
  jamMulai: '',
  jamSelesai: '',
  tempat: '',
  biaya: 0,
  wajibBerkas: false,
  tanggalDaftar: null,
  isLulus: false,
  noTransaksi: '',
  isSudahBayar: null,
  tanggalBayar: null,
  batasBayar: null,
  bolehBatal: null,
  isHadir: null,
  nilai: null,
  soal: null,
  berkas: null,
  batasBerkas: null,
  nomorSertifikat: '',
}
const BERKAS = { nama: 'resume.pdf', url: '', ukuran: 1 }
const at = (nowMs: number): EventMoment => ({ nowMs, mulaiMs: 100, selesaiMs: 200, batasMs: 300 })
const [AHEAD, DURING, AFTER, LATE] = [at(50), at(150), at(250), at(350)]

test.each<[string, Partial<Pendaftaran>, EventMoment, string]>([
  ['ends with a cancellation, even after passing', { isBatal: true, isLulus: true, biaya: 5 }, AFTER, 'batal'],
  ['[R4-045] offers the certificate after passing', { isLulus: true }, AFTER, 'sertifikat'],
  [
    'offers the certificate after passing, whatever the fee and attendance',
    { isLulus: true, biaya: 5, isHadir: false },
    LATE,
    'sertifikat',
  ],
  ['asks for an unpaid fee first', { biaya: 50_000, isSudahBayar: false }, AHEAD, 'bayar'],
  ['does not ask for a payment whose status is unknown', { biaya: 50_000 }, AHEAD, 'hadir'],
  ['does not ask for a fee that cannot be read', { biaya: undefined, isSudahBayar: false }, AHEAD, 'hadir'],
  ['waits for the result when the mark cannot be read', { isHadir: true, nilai: undefined }, LATE, 'tunggu'],
  ['ends when the event is over and the fee is unpaid', { biaya: 50_000, isSudahBayar: false }, AFTER, 'tidakDibayar'],
  ['asks to attend after payment', { biaya: 50_000, isSudahBayar: true }, AHEAD, 'hadir'],
  ['asks to attend a free event', {}, DURING, 'hadir'],
  ['ends after an absence, without asking for a file', { isHadir: false, wajibBerkas: true }, AFTER, 'tidakHadir'],
  ['does not ask for the file before the first day', { wajibBerkas: true }, AHEAD, 'hadir'],
  ['asks for the file from the first day on', { wajibBerkas: true }, DURING, 'unggah'],
  ['asks for the file after the event too', { wajibBerkas: true, isHadir: true }, AFTER, 'unggah'],
  ['ends when the file is missing after its deadline', { wajibBerkas: true, isHadir: true }, LATE, 'terlambat'],
  [
    'waits for the result after attendance and upload',
    { wajibBerkas: true, berkas: BERKAS, isHadir: true },
    AFTER,
    'tunggu',
  ],
  ['asks to attend after an early upload', { wajibBerkas: true, berkas: BERKAS }, AHEAD, 'hadir'],
  ['waits for the result after attendance', { isHadir: true }, AFTER, 'tunggu'],
  ['reports a failed event when there is a mark but no pass', { isHadir: true, nilai: 62 }, LATE, 'tidakLulus'],
])('%s', (_, pendaftaran, saat, langkah) => {
  expect(stepOf({ ...BASE, ...pendaftaran }, saat, true)).toBe(langkah)
})

test.each<[Partial<Pendaftaran>, EventStep, boolean]>([
  [{ bolehBatal: true }, 'tunggu', true],
  [{ bolehBatal: false }, 'bayar', false],
  [{}, 'hadir', true],
  [{}, 'sertifikat', false],
  [{ bolehBatal: true, isBatal: true }, 'batal', false],
])('for %j at the step %s allows cancelling: %j', (known, langkah, expected) => {
  expect(canCancel({ ...BASE, ...known }, langkah)).toBe(expected)
})

test('asks for an assignment before the event when it is accepted from the registration on', () => {
  expect(stepOf({ ...BASE, wajibBerkas: true }, AHEAD, false)).toBe('unggah')
})

test('without dates asks to attend, or for the file when one is required', () => {
  const never: EventMoment = { nowMs: 9, mulaiMs: null, selesaiMs: null, batasMs: null }
  expect(stepOf(BASE, never, true)).toBe('hadir')
  expect(stepOf({ ...BASE, wajibBerkas: true }, never, true)).toBe('unggah')
})

const yesOrNot = fc.constantFrom(true, false, null)
const anyPendaftaran = fc.record({
  isBatal: fc.boolean(),
  isLulus: fc.boolean(),
  biaya: fc.constantFrom(0, 50_000, null, undefined),
  isSudahBayar: yesOrNot,
  isHadir: yesOrNot,
  wajibBerkas: yesOrNot,
  berkas: fc.constantFrom(null, BERKAS),
  nilai: fc.constantFrom(null, 50),
})
const anySaat = fc.record({
  nowMs: fc.integer({ min: 0, max: 400 }),
  mulaiMs: fc.constantFrom(null, 100),
  selesaiMs: fc.constantFrom(null, 200),
  batasMs: fc.constantFrom(null, 300),
})

test('[R4-045] returns the certificate exactly for those who passed, and never an impossible step', () => {
  fc.assert(
    fc.property(anyPendaftaran, anySaat, fc.boolean(), (part, saat, isSejakHari) => {
      const one = { ...BASE, ...part }
      const langkah = stepOf(one, saat, isSejakHari)
      expect(langkah === 'sertifikat').toBe(one.isLulus && !one.isBatal)
      if (langkah === 'unggah') expect(canUpload(one, saat) && one.berkas === null && !isUnpaid(one)).toBe(true)
      if (langkah === 'bayar') expect(isUnpaid(one)).toBe(true)
    }),
  )
})
