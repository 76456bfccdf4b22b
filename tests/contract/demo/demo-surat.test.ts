// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { BiayaKuliahWire } from '#generated/models/biaya-kuliah/biayaKuliahWire.zod.ts'
import { SuratInfoWire } from '#generated/models/surat/suratInfoWire.zod.ts'
import { SuratListWire } from '#generated/models/surat/suratListWire.zod.ts'
import { SuratPratinjauWire } from '#generated/models/surat/suratPratinjauWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const MAGANG = {
  idJenisSurat: '2',
  keperluan: 'Magang semester 6',
  bahasa: 'INA',
  tujuan: 'HRD PT Nusantara Data',
  isian: [
    { kode: 'namaInstansi', nilai: 'PT Nusantara Data' },
    { kode: 'tanggalMulai', nilai: '2027-02-01' },
  ],
}
const LEGALISASI = {
  ...{ idJenisSurat: '5', keperluan: 'Lamaran kerja', bahasa: 'INA' },
  isian: [
    { kode: 'jumlahLembar', nilai: '3' },
    { kode: 'pengambilan', nilai: 'loket' },
  ],
}

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v1/mahasiswa/${idMahasiswa}/${path}`, { token: gateway.tokenOf(persona), body })
  return {
    letters: async () => SuratListWire.parse(await (await ask('GET', 'surat')).json()).data,
    request: (more = {}) => ask('POST', 'surat', { ...MAGANG, ...more }),
    cancel: (id: string) => ask('DELETE', `surat/${id}`),
    preview: (more = {}) => ask('POST', 'surat/preview', { ...MAGANG, ...more }),
    bills: async () =>
      BiayaKuliahWire.parse(await (await ask('GET', 'biaya_kuliah')).json()).tagihan.filter(
        ({ idKomponenKeuangan }) => idKomponenKeuangan === 'SKT',
      ),
  }
}
const check = (id: string) => gateway.ask('GET', `/v1/surat/info/${encodeURIComponent(id)}`, {})
const infoOf = async (id: string) => SuratInfoWire.parse(await (await check(id)).json())
const statusesOf = (rows: Awaited<ReturnType<ReturnType<typeof student>['letters']>>) =>
  rows[0]?.riwayat?.map(({ status, waktu }) => `${status} ${waktu}`)
const refusalOf = async (response: Response) => [response.status, await response.text()]

it('issues a letter after its working days and then lets anyone verify it without a token', async () => {
  const { letters } = student('aktif')
  expect((await letters())[0]).toMatchObject({ idSurat: 'S-26-0918', status: 'Diproses', isBisaDibatalkan: true })
  expect((await check('S-26-0918')).status).toBe(404)
  gateway.controls.jumpTo('2026-10-23T14:00:00+07:00')
  expect((await letters())[0]).toMatchObject({
    status: 'Terbit',
    nomorSurat: '127/UA.3/AK/X/2026',
    isBisaDibatalkan: false,
    isBisaDiunduh: true,
  })
  expect(await infoOf('S-26-0918')).toMatchObject({
    isSah: true,
    berlakuSampai: '2027-04-23',
    idMahasiswaTersamar: '2401•••23',
  })
  gateway.controls.jumpTo('2027-04-24T00:00:00+07:00')
  expect(await infoOf('S-26-0918')).toMatchObject({ isSah: false, status: 'Terbit' })
})

it('verifies expired letters, also of a graduate, and rejects unknown codes', async () => {
  expect(await infoOf('S-26-0341')).toMatchObject({ isSah: false, berlakuSampai: '2026-09-11' })
  expect(await infoOf('S-25-0207')).toMatchObject({ isSah: false })
  expect(await refusalOf(await check('s-26-0341'))).toEqual([404, expect.stringContaining('Kode ini tidak dikenal.')])
})

it('moves a request through its steps', async () => {
  const { request, letters } = student('aktif')
  expect((await request()).status).toBe(200)
  gateway.controls.jumpTo('2026-10-27T14:00:00+07:00')
  expect((await letters())[0]?.idSurat).toBe('S-26-0927')
  expect(statusesOf(await letters())).toEqual([
    expect.stringMatching(/^Diajukan 2026-10-22/),
    'Diproses 2026-10-23T09:00:00+07:00',
    'Terbit 2026-10-27T14:00:00+07:00',
  ])
})

it('rejects an internship that has begun when the request is processed', async () => {
  const { request, letters } = student('aktif')
  await request({
    isian: [
      { kode: 'namaInstansi', nilai: 'PT' },
      { kode: 'tanggalMulai', nilai: '2026-10-22' },
    ],
  })
  gateway.controls.jumpTo('2026-10-23T09:00:00+07:00')
  expect((await letters())[0]).toMatchObject({
    status: 'Ditolak',
    catatan: 'Tanggal mulai sudah lewat. Ajukan lagi dengan tanggal yang benar.',
    isBisaDibatalkan: false,
  })
})

it('bills a letter with a fee, waits for the payment, and removes the bill with the request', async () => {
  const { request, letters, bills, cancel } = student('aktif')
  expect(await bills()).toEqual([])
  await request(LEGALISASI)
  expect(await bills()).toMatchObject([{ nominal: 15_000, jatuhTempo: '2026-10-29' }])
  gateway.controls.jumpTo('2026-11-05T10:00:00+07:00')
  expect((await letters())[0]).toMatchObject({
    status: 'Diajukan',
    biaya: 15_000,
    isSudahBayar: false,
    batasBayar: '2026-10-29',
  })
  expect((await cancel('S-26-0927')).status).toBe(200)
  expect(await bills()).toEqual([])
})

it('assigns unique ids across students', async () => {
  await student('aktif').request()
  await student('baru').request()
  expect([(await student('aktif').letters())[0]?.idSurat, (await student('baru').letters())[0]?.idSurat]).toEqual([
    'S-26-0927',
    'S-26-0928',
  ])
})

it('cancels a pending request idempotently, and no issued letter', async () => {
  const { cancel, letters } = student('aktif')
  expect((await cancel('S-26-0918')).status).toBe(200)
  expect((await cancel('S-26-0918')).status).toBe(200)
  expect((await letters())[0]).toMatchObject({ status: 'Dibatalkan' })
  expect(await refusalOf(await cancel('S-26-0341'))).toEqual([409, expect.stringContaining('Surat sudah terbit.')])
  expect((await cancel('S-25-0207')).status).toBe(404)
})

it.each([
  ['aktif', { idJenisSurat: '4', isian: [] }, 409, 'Surat ini belum dapat diminta.'],
  ['aktif', { idJenisSurat: '99' }, 404, 'Jenis surat tidak ditemukan.'],
  [
    'aktif',
    {
      ...{ idJenisSurat: '1', keperluan: 'Berkas Beasiswa Prestasi Akademik 2027' },
      isian: [{ kode: 'namaOrangTua', nilai: 'Bambang' }],
    },
    409,
    'Permintaan yang sama sedang diproses (S-26-0918).',
  ],
  [
    'lulus',
    { idJenisSurat: '1', isian: [{ kode: 'namaOrangTua', nilai: 'Bambang' }] },
    409,
    'Surat keterangan aktif kuliah hanya untuk mahasiswa aktif.',
  ],
])('rejects a request of %s with %j and gives the reason', async (persona, more, status, words) => {
  expect(await refusalOf(await student(persona).request(more))).toEqual([status, expect.stringContaining(words)])
})

it.each([
  [{ isian: [{ kode: 'namaInstansi', nilai: 'PT' }] }, 'tanggalMulai', 'wajib diisi'],
  [{ tujuan: undefined }, 'tujuan', 'wajib diisi'],
  [{ bahasa: 'ENG' }, 'bahasa', 'tidak tersedia'],
  [{ keperluan: '  ' }, 'keperluan', 'wajib diisi'],
  [{ isian: [MAGANG.isian[0], { kode: 'tanggalMulai', nilai: '2027-02-30' }] }, 'isian.1', 'Tanggal tidak dikenal'],
  [{ isian: [{ kode: 'namaInstansi', nilai: 'x'.repeat(101) }, MAGANG.isian[1]] }, 'isian.0', 'Paling banyak 100'],
  [{ isian: [...MAGANG.isian, { kode: 'warna', nilai: 'biru' }] }, 'isian.2', 'tidak dikenal'],
  [{ ...LEGALISASI, isian: [{ kode: 'jumlahLembar', nilai: 'x' }, LEGALISASI.isian[1]] }, 'isian.0', 'angka'],
  [{ ...LEGALISASI, isian: [{ kode: 'jumlahLembar', nilai: '2,5' }, LEGALISASI.isian[1]] }, 'isian.0', 'banyak 2'],
  [{ ...LEGALISASI, isian: [{ kode: 'jumlahLembar', nilai: '0' }, LEGALISASI.isian[1]] }, 'isian.0', 'sedikit 1'],
  [{ ...LEGALISASI, isian: [LEGALISASI.isian[0], { kode: 'pengambilan', nilai: 'x' }] }, 'isian.1', 'Pilih salah satu'],
])('rejects %j with an error on its field', async (more, field, words) => {
  const response = await student('aktif').request(more)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: [{ field, message: expect.stringContaining(words) as string }],
  })
})

it('previews a letter in its language and stores nothing', async () => {
  const { preview, letters } = student('aktif')
  const before = await letters()
  const { paragraf, tujuan } = SuratPratinjauWire.parse(await (await preview()).json())
  expect([tujuan, paragraf[0]]).toEqual([
    'HRD PT Nusantara Data',
    expect.stringContaining('PT Nusantara Data mulai 1 Februari 2027'),
  ])
  const english = { idJenisSurat: '1', bahasa: 'ENG', isian: [{ kode: 'namaOrangTua', nilai: 'Bambang' }] }
  expect(SuratPratinjauWire.parse(await (await preview(english)).json()).paragraf[0]).toContain('This is to certify')
  expect(await letters()).toEqual(before)
})

it('pages a long history and returns none for kosong', async () => {
  expect(await student('padat').letters()).toHaveLength(20)
  expect(await student('kosong').letters()).toEqual([])
  expect(await student('cuti').letters()).toEqual([])
})
