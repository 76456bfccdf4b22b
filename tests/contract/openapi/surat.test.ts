// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readJenisSurat, readSurat } from '#generated/client/surat/readers.ts'
import { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import { answerOf, operations } from '../bundle.ts'

const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id)
const BODY = { idJenisSurat: '1', keperluan: 'Beasiswa', bahasa: 'INA', isian: [] as { kode: string; nilai: string }[] }
const STORY_DAY = '2026-10-22'

it('sends the college id with the public check of a letter, because it has no token', () => {
  expect(operationOf('getInfoSurat')?.['x-headers']).toEqual(['college-id'])
})

it.each(['getInfoSurat', 'listJenisSurat'])('never stores %s on the device', (id) => {
  expect(operationOf(id)?.['x-keep']).toBe('never')
})

it.each(['createSurat', 'cancelSurat'])('%s invalidates the bills, because a letter may cost a fee', (id) => {
  expect(operationOf(id)?.['x-invalidates']).toEqual([
    'listSurat',
    'getBiayaKuliah',
    'getRekapPembayaran',
    'getDashboard',
  ])
})

it('reads the fee of a letter, whether it is paid, and until when it can be paid', () => {
  expect(readSurat({ idSurat: '1', biaya: 15_000, isSudahBayar: false, batasBayar: '2026-10-29' })).toMatchObject({
    biaya: 15_000,
    isSudahBayar: false,
    batasBayar: '2026-10-29',
  })
})

it('reads whether a kind of letter has an addressee, and why it cannot be requested', () => {
  const kind = readJenisSurat({ idJenisSurat: '4', isTujuanDiminta: 'false', isAktif: false, alasan: 'Belum dibuka.' })
  expect(kind).toMatchObject({ isTujuanDiminta: false, alasan: 'Belum dibuka.' })
})

it('has an example for every type of field that a letter may ask for', () => {
  const { data } = answerOf<{ data: { isian: { jenis: string }[] }[] }>('listJenisSurat')
  expect(new Set(data.flatMap(({ isian }) => isian.map(({ jenis }) => jenis)))).toEqual(
    new Set(['teks', 'paragraf', 'tanggal', 'angka', 'pilihan']),
  )
})

it('has an example of an expired letter that is invalid on the day of the story', () => {
  const { isSah, berlakuSampai } = answerOf<{ isSah: boolean; berlakuSampai: string }>('getInfoSurat')
  expect(isSah).toBe(berlakuSampai >= STORY_DAY)
})

describe('request body', () => {
  it.each([
    ['a purpose of nothing', { keperluan: '' }, false],
    ['an addressee of nothing', { tujuan: '' }, false],
    ['a field without a value', { isian: [{ kode: 'namaInstansi', nilai: '' }] }, false],
    ['a field without a name', { isian: [{ kode: '', nilai: 'PT' }] }, false],
    ['as many characters as a kind may ask for', { isian: [{ kode: 'a', nilai: 'x'.repeat(2000) }] }, true],
    ['more than that', { isian: [{ kode: 'a', nilai: 'x'.repeat(2001) }] }, false],
  ])('%s', (_, more, isValid) => {
    expect(CreateSuratBody.safeParse({ ...BODY, ...more }).success).toBe(isValid)
  })
})
