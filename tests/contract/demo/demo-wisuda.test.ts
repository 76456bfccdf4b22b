// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { BiayaKuliahWire } from '#generated/models/biaya-kuliah/biayaKuliahWire.zod.ts'
import { KegiatanPendaftarWisudaWire } from '#generated/models/wisuda/kegiatanPendaftarWisudaWire.zod.ts'
import { KegiatanWisudaListWire } from '#generated/models/wisuda/kegiatanWisudaListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { GRADUATE, readyToGraduate } from '#tests/ready-to-graduate.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const BODY = {
  namaIjazah: GRADUATE.nama,
  ukuranToga: 'M',
  ukuranTopi: 'L',
  jumlahUndangan: 2,
  email: 'kirana.putri@arunika.example',
  alamatKirim: ' Jl. Sriwijaya No. 20 ',
}

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, path, { token: gateway.tokenOf(persona), body })
  return {
    ceremonies: async () =>
      KegiatanWisudaListWire.parse(
        await (await ask('GET', `/v2/graduation/graduation_activity?idMahasiswa=${idMahasiswa}`)).json(),
      ).data,
    own: async () =>
      KegiatanPendaftarWisudaWire.parse(
        await (await ask('GET', `/v2/graduation/graduation_registrant/${idMahasiswa}/activity`)).json(),
      ),
    register: (more = {}, id = '10') =>
      ask('POST', `/v2/graduation/graduation_activity/${id}/register?idMahasiswa=${idMahasiswa}`, { ...BODY, ...more }),
    pay: () => {
      const { keuangan } = gateway.store.world.mahasiswa[idMahasiswa] ?? {}
      const bill = keuangan?.tagihan.find(({ idKomponenKeuangan }) => idKomponenKeuangan === 'WSD')
      if (!keuangan || !bill) throw new Error('no fee of graduation')
      keuangan.pembayaran.unshift({
        idTransaksi: 'TRX-1',
        nomorKuitansi: 'KW/1',
        tanggalBayar: gateway.controls.now(),
        namaChannel: 'BNI',
        keterangan: 'Wisuda',
        rincian: [{ kunci: `WSD-${bill.tahun}-${bill.semester}-null-10`, nominal: bill.nominal }],
      })
    },
    bills: async () =>
      BiayaKuliahWire.parse(await (await ask('GET', `/v1/mahasiswa/${idMahasiswa}/biaya_kuliah`)).json()),
  }
}
const refusalOf = async (response: Response) => [response.status, await response.text()]

it('evaluates each condition from credits, marks, bills and points', async () => {
  const { syarat, bolehMendaftar, alasan, isTerdaftar } = await student('aktif').own()
  expect(syarat?.map(({ kode, nilai, terpenuhi }) => [kode, nilai?.replace(/\s/, ' '), terpenuhi])).toEqual([
    ['sks', '84', false],
    ['ipk', '3.51', true],
    ['tugas-akhir', 'Belum', false],
    ['tunggakan', 'Rp 2.300.000', false],
    ['skpi', '50', false],
  ])
  expect({ bolehMendaftar, alasan, isTerdaftar }).toEqual({
    bolehMendaftar: false,
    alasan: 'SKS lulus 84 dari 144.',
    isTerdaftar: false,
  })
})

it('has lulus registered, paid and seated for the ceremony of November', async () => {
  const own = await student('lulus').own()
  expect(own).toMatchObject({
    isTerdaftar: true,
    status: 'disetujui',
    nomorKursi: 'A-117',
    isSudahBayar: true,
    kegiatan: { periode: '57', status: 'ditutup' },
  })
  expect(own.syarat?.every(({ terpenuhi }) => terpenuhi)).toBe(true)
  expect((await student('lulus').ceremonies())[0]?.alasan).toBe('Anda sudah terdaftar pada Wisuda ke-57.')
})

it('opens, fills up and closes registration with the clock', async () => {
  const { ceremonies } = student('aktif')
  expect((await ceremonies())[0]).toMatchObject({ status: 'belumDibuka', jumlahPendaftar: 0 })
  gateway.controls.jumpTo('2027-02-08T10:00:00+07:00')
  expect((await ceremonies())[0]).toMatchObject({ status: 'dibuka', jumlahPendaftar: 112 })
  gateway.controls.jumpTo('2027-03-13T00:00:00+07:00')
  expect((await ceremonies())[0]).toMatchObject({ status: 'ditutup', alasan: 'Pendaftaran sudah ditutup.' })
  gateway.controls.jumpTo('2027-04-25T00:00:00+07:00')
  expect((await ceremonies())[0]?.status).toBe('selesai')
})

it('registers once, bills the fee, approves after payment and assigns a seat before the ceremony', async () => {
  readyToGraduate(gateway.controls)
  const { own, register, pay, ceremonies, bills } = student(GRADUATE.persona)
  expect(await own()).toMatchObject({ bolehMendaftar: true, alasan: null })
  expect((await register()).status).toBe(200)
  expect(await own()).toMatchObject({
    isTerdaftar: true,
    bolehMendaftar: false,
    status: 'menunggu',
    isSudahBayar: false,
    batasBayar: '2027-02-17',
    nomorPendaftaran: 'W58-5801',
    ukuranToga: 'M',
    ukuranTopi: 'L',
    jumlahUndangan: 2,
    email: BODY.email,
    alamatKirim: 'Jl. Sriwijaya No. 20',
    telepon: null,
  })
  expect(JSON.stringify(await bills())).toContain('Biaya wisuda')
  expect((await ceremonies())[0]?.jumlahPendaftar).toBe(33)
  expect(await refusalOf(await register())).toEqual([409, expect.stringContaining('sudah terdaftar pada Wisuda ke-58')])
  pay()
  expect(await own()).toMatchObject({ status: 'menunggu', isSudahBayar: true })
  gateway.controls.jumpTo('2027-02-12T09:00:00+07:00')
  expect(await own()).toMatchObject({ status: 'disetujui', nomorKursi: null })
  gateway.controls.jumpTo('2027-04-14T00:00:00+07:00')
  expect(await own()).toMatchObject({ status: 'disetujui', nomorKursi: 'B-801' })
})

it('rejects an unpaid registration after its due date and lets the student register again', async () => {
  readyToGraduate(gateway.controls)
  const { own, register } = student(GRADUATE.persona)
  await register()
  gateway.controls.jumpTo('2027-02-18T00:00:00+07:00')
  expect(await own()).toMatchObject({
    isTerdaftar: true,
    bolehMendaftar: true,
    status: 'ditolak',
    catatan: 'Biaya wisuda tidak dibayar sampai 17 Februari 2027.',
  })
  expect((await register()).status).toBe(200)
  expect(await own()).toMatchObject({ idPendaftaran: '5802', status: 'menunggu', batasBayar: '2027-03-04' })
})

it.each([
  ['aktif', '2026-10-22', {}, '10', 409, 'Pendaftaran wisuda dibuka 1 Februari 2027.'],
  ['aktif', '2026-10-22', {}, '9', 409, 'Pendaftaran sudah ditutup.'],
  ['lulus', '2027-02-03', {}, '10', 409, 'Anda sudah terdaftar pada Wisuda ke-57.'],
  ['aktif', '2027-03-11', {}, '10', 409, 'Kuota sudah penuh.'],
  ['aktif', '2027-02-03', {}, '10', 422, 'SKS lulus 84 dari 144.'],
  ['aktif', '2027-02-03', {}, '77', 404, 'Wisuda tidak ditemukan.'],
])(
  'rejects a registration of %s on %s with %j for ceremony %s and gives the reason',
  async (persona, day, more, id, status, words) => {
    gateway.controls.jumpTo(`${day}T10:00:00+07:00`)
    expect(await refusalOf(await student(persona).register(more, id))).toEqual([status, expect.stringContaining(words)])
  },
)

it('rejects too many guests with an error on the field, and sizes outside the contract', async () => {
  readyToGraduate(gateway.controls)
  const { register } = student(GRADUATE.persona)
  const refused = await register({ jumlahUndangan: 3 })
  expect([refused.status, await refused.json()]).toEqual([
    422,
    {
      status: { code: '422', message: 'Paling banyak 2 undangan.' },
      errors: [{ field: 'jumlahUndangan', message: 'Paling banyak 2 undangan.' }],
    },
  ])
  expect((await register({ ukuranToga: 'XS' })).status).toBe(422)
  expect((await register({ jumlahUndangan: -1 })).status).toBe(422)
})

it('has many ceremonies for padat and none for kosong', async () => {
  expect(await student('padat').ceremonies()).toHaveLength(26)
  expect(await student('kosong').ceremonies()).toEqual([])
  expect(await student('kosong').own()).toMatchObject({ namaIjazah: null, syarat: [], bolehMendaftar: false })
})
