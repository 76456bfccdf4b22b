// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { CetakLockJurnalWire } from '#generated/models/lock-jurnal/cetakLockJurnalWire.zod.ts'
import { InformasiLockJurnalWire } from '#generated/models/lock-jurnal/informasiLockJurnalWire.zod.ts'
import { JudulSkripsiWire } from '#generated/models/lock-jurnal/judulSkripsiWire.zod.ts'
import { PengajuanJurnalListWire } from '#generated/models/lock-jurnal/pengajuanJurnalListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const TITLE = 'Rancang Bangun Sistem Presensi Kuliah Berbasis Kode QR Dinamis'
const BODY = {
  judulSkripsi: TITLE,
  judulJurnal: 'Audit Presensi Kode QR',
  namaJurnal: 'Jurnal Sistem Informasi',
  tahunTerbit: 2026,
  tautanJurnal: 'https://jurnal.example/jsi/3/1',
}

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v0/lockjurnal/mahasiswa/${idMahasiswa}/${path}`, { token: gateway.tokenOf(persona), body })
  const read = async (path: string): Promise<unknown> => (await ask('GET', path)).json()
  return {
    ask,
    rows: async () => PengajuanJurnalListWire.parse(await read('pengajuan_jurnal')).data,
    informasi: async () => InformasiLockJurnalWire.parse(await read('informasi')),
    judul: async () => JudulSkripsiWire.parse(await read('judul_skripsi')),
    receipt: async (path: string) => CetakLockJurnalWire.parse(await read(path)),
    submit: (more = {}) => ask('POST', 'pengajuan_jurnal', { ...BODY, ...more }),
    change: (judulSkripsi: string) => ask('PUT', 'tugas_akhir', { judulSkripsi }),
    remove: (id: string) => ask('DELETE', `pengajuan_jurnal/${id}`),
  }
}
const refusalOf = async (response: Response) => [response.status, await response.text()]

describe('pending article', () => {
  it('is accepted after ten working days, and locks the title and itself', async () => {
    const { rows, informasi, judul, remove, change } = student('aktif')
    gateway.controls.jumpTo('2026-10-28T09:59:00+07:00')
    expect((await rows())[0]).toMatchObject({ idJurnal: 'J-118', status: 'menunggu', isDikunci: false })
    gateway.controls.jumpTo('2026-10-28T10:00:00+07:00')
    expect((await rows())[0]).toMatchObject({ status: 'disetujui', isDikunci: true })
    expect(await informasi()).toMatchObject({
      isTerkunci: true,
      bolehMengajukan: false,
      alasan: 'Judul skripsi sudah terkunci.',
    })
    expect(await judul()).toMatchObject({ judulSkripsi: TITLE, isDapatDiubah: false })
    expect(await refusalOf(await change('Judul lain'))).toEqual([409, expect.stringContaining('sudah terkunci')])
    expect(await refusalOf(await remove('J-118'))).toEqual([
      409,
      expect.stringContaining('Pengajuan terkunci tidak dapat dihapus.'),
    ])
  })

  it('is rejected when its year is in the future, and may be submitted again', async () => {
    const { submit, rows, remove } = student('aktif')
    await remove('J-118')
    expect((await submit({ tahunTerbit: 2027 })).status).toBe(200)
    gateway.controls.jumpTo('2026-11-05T10:00:00+07:00')
    expect((await rows())[0]).toMatchObject({
      idJurnal: 'J-119',
      status: 'ditolak',
      catatan: 'Artikel belum terbit. Ajukan kembali setelah terbit.',
    })
    expect((await submit({ tahunTerbit: 2026 })).status).toBe(200)
  })

  it('is deleted idempotently and has no receipt afterwards', async () => {
    const { remove, rows, ask } = student('aktif')
    expect((await remove('J-118')).status).toBe(200)
    expect((await remove('J-118')).status).toBe(200)
    expect((await rows()).map(({ idJurnal }) => idJurnal)).toEqual(['J-097'])
    expect((await ask('GET', 'cetak_pengajuan_jurnal/J-118')).status).toBe(404)
    expect((await remove('J-500')).status).toBe(404)
  })
})

it('prints one submission, those of a given day, or those of the latest day', async () => {
  const { receipt, submit, ask } = student('aktif')
  expect(await receipt('cetak_pengajuan_jurnal/J-097')).toMatchObject({
    nomor: '097/LJ/IF/IX/2026',
    tanggalDaftar: '2026-09-21',
  })
  expect((await receipt('cetak')).nomor).toBe('118/LJ/IF/X/2026')
  await submit()
  expect((await receipt('cetak')).jurnal).toMatchObject([{ idJurnal: 'J-119' }])
  expect((await receipt('cetak?tanggalDaftar=2026-10-14')).jurnal).toMatchObject([{ idJurnal: 'J-118' }])
  expect(await refusalOf(await ask('GET', 'cetak?tanggalDaftar=2026-10-15'))).toEqual([
    404,
    expect.stringContaining('Tidak ada pengajuan pada 15 Oktober 2026.'),
  ])
})

it('applies a new title to later submissions and to receipts, not to earlier submissions', async () => {
  const { change, submit, rows, receipt } = student('aktif')
  expect((await change('  Judul baru ')).status).toBe(200)
  expect(await refusalOf(await submit())).toEqual([409, expect.stringContaining('sudah berubah')])
  expect((await submit({ judulSkripsi: 'Judul baru' })).status).toBe(200)
  expect((await rows()).map(({ judulSkripsi }) => judulSkripsi).slice(0, 2)).toEqual(['Judul baru', TITLE])
  expect((await receipt('cetak_pengajuan_jurnal/J-118')).judulSkripsi).toBe('Judul baru')
})

it.each([
  ['aktif', { tautanJurnal: 'https://jurnal.arunika.example/jia/8/2/41' }, 409, 'sudah diajukan (J-118)'],
  ['aktif', { tautanJurnal: 'javascript:alert(1)' }, 422, 'harus alamat web'],
  ['aktif', { issn: '12-34' }, 422, 'ISSN 12-34 tidak dikenal.'],
  ['baru', {}, 409, 'Judul skripsi belum terdaftar.'],
  ['tugas-akhir', {}, 409, 'Judul skripsi sudah terkunci.'],
])('rejects a submission of %s with %j and gives the reason', async (persona, more, status, words) => {
  expect(await refusalOf(await student(persona).submit(more))).toEqual([status, expect.stringContaining(words)])
})

it('closes the submission after its last day', async () => {
  const { remove, informasi, submit } = student('aktif')
  await remove('J-118')
  gateway.controls.jumpTo('2026-12-18T23:59:00+07:00')
  expect(await informasi()).toMatchObject({ bolehMengajukan: true })
  gateway.controls.jumpTo('2026-12-19T00:00:00+07:00')
  expect(await informasi()).toMatchObject({
    bolehMengajukan: false,
    alasan: 'Masa pengajuan berakhir 18 Desember 2026.',
  })
  expect((await submit()).status).toBe(409)
})

it('has a long history for padat, a locked title for tugas-akhir and nothing for kosong', async () => {
  expect(await student('padat').rows()).toHaveLength(24)
  expect(await student('tugas-akhir').rows()).toMatchObject([{ status: 'disetujui' }])
  expect(await student('kosong').rows()).toEqual([])
  expect(await student('kosong').informasi()).toMatchObject({
    isTerkunci: null,
    alasan: 'Judul skripsi belum terdaftar.',
  })
})
