// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { BiayaKuliahWire } from '#generated/models/biaya-kuliah/biayaKuliahWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'

let gateway: InProcessGateway
const as = (persona: string, idMahasiswa: string) => {
  const token = gateway.tokenOf(persona)
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await gateway.ask(method, path.replace('{id}', idMahasiswa), { token, body })).json()
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown) => call('POST', path, body),
    put: (path: string, body?: unknown) => call('PUT', path, body),
  }
}
const student = (persona: string, idMahasiswa: string) => {
  const { get, post, put } = as(persona, idMahasiswa)
  const own = (path: string) => `/v1/mahasiswa/{id}/${path}`
  return { get, post, put, own }
}

beforeEach(() => {
  gateway = createInProcessGateway()
})

describe('payment', () => {
  const item = { idKomponenKeuangan: 'SPP-4', tahun: 2026, semester: 2, bulan: 6, idEvent: null, akanDibayar: 650_000 }
  const orderOf = (totalBayar: number, pakaiSaldo = false) => ({
    data: { idChannel: 'bni-va', totalBayar, pakaiSaldo, tagihan: [item] },
  })

  it('starts with status 88 and the bank’s number, and rejects a second payment', async () => {
    const { get, post, own } = student('aktif', '240117023')
    expect(await post(own('process_pembayaran'), orderOf(650_000))).toMatchObject({
      status: '00',
      pembayaran: { nomorPembayaran: '9881024011702301', total: 650_000 },
    })
    expect(await get(own('status_pembayaran'))).toMatchObject({ status: '88' })
    expect(await post(own('process_pembayaran'), orderOf(650_000))).toMatchObject({
      status: '88',
      message: 'Masih ada pembayaran yang sedang diproses',
    })
  })

  it('restores bills and balance when it is cancelled', async () => {
    const { get, post, put, own } = student('aktif', '240117023')
    const before = await get(own('biaya_kuliah'))
    expect(await post(own('process_pembayaran'), orderOf(650_000, true))).toMatchObject({
      pembayaran: { total: 525_000, dariSaldo: 125_000 },
    })
    expect(await get(own('saldo_ccash'))).toMatchObject({ saldo: 0 })
    expect(await put(own('cancel_pembayaran'))).toMatchObject({ status: '00' })
    expect(await get(own('saldo_ccash'))).toMatchObject({ saldo: 125_000 })
    expect(await get(own('status_pembayaran'))).toMatchObject({ message: 'Tidak ada pembayaran yang sedang diproses' })
    expect(await get(own('biaya_kuliah'))).toEqual(before)
  })

  it('reduces the bills and extends the history once the money arrives', async () => {
    const { get, post, own } = student('aktif', '240117023')
    await post(own('process_pembayaran'), orderOf(650_000))
    gateway.controls.settlePembayaran('aktif')
    const { tagihan, totalTunggakan, totalBayar } = BiayaKuliahWire.parse(await get(own('biaya_kuliah')))
    expect([tagihan.length, totalTunggakan, totalBayar]).toEqual([3, 2_100_000, 29_050_000])
    expect(await get(own('riwayat_pembayaran'))).toMatchObject({
      data: [{ nominal: 650_000, keterangan: 'SPP cicilan 4' }, {}, {}, {}, {}, {}, {}, {}],
    })
    expect(await get(own('rekap_pembayaran'))).toMatchObject({
      rekap: { totalTunggakan: 2_100_000, totalBayar: 29_050_000 },
    })
  })

  it('rejects an amount that does not match the bills, and a bill that has changed', async () => {
    const { post, own } = student('aktif', '240117023')
    expect(await post(own('process_pembayaran'), orderOf(1))).toMatchObject({ status: { code: '422' } })
    const tooMuch = {
      data: {
        idChannel: 'bni-va',
        totalBayar: 900_000,
        pakaiSaldo: false,
        tagihan: [{ ...item, akanDibayar: 900_000 }],
      },
    }
    expect(await post(own('process_pembayaran'), tooMuch)).toMatchObject({ status: { code: '409' } })
  })

  it('expires with its virtual account', async () => {
    const { get, own } = student('pembayaran-diproses', '240117131')
    expect(await get(own('status_pembayaran'))).toMatchObject({
      status: '88',
      pembayaran: { batasWaktu: '2026-10-23T14:05:00+07:00' },
    })
    gateway.controls.jumpTo('2026-10-23T14:05:01+07:00')
    expect(await get(own('status_pembayaran'))).toMatchObject({ status: '01' })
  })

  it('reserves the amount of a withdrawal and rejects more than the balance', async () => {
    const { get, post, own } = student('aktif', '240117023')
    const body = {
      nominal: 100_000,
      namaBank: 'Bank BNI',
      nomorRekening: '0811702304',
      namaPemilikRekening: 'Sekar Ayu Prameswari',
    }
    expect(await post(own('pengajuan_penarikan_saldo'), body)).toMatchObject({
      status: '00',
      penarikan: { nomorRekeningTersamar: '••••••2304' },
    })
    expect(await get(own('saldo_ccash'))).toMatchObject({ saldo: 125_000, saldoTertahan: 100_000 })
    expect(await post(own('pengajuan_penarikan_saldo'), body)).toMatchObject({ status: '01' })
  })
})

describe('read after write', () => {
  it('decreases the unread count once per read notification', async () => {
    const { get, put } = student('aktif', '240117023')
    expect(await get('/v1/unread_notifikasi/{id}')).toEqual({ data: { unread: 3 } })
    await put('/v1/notifikasi/{id}/1041', { isDibaca: true })
    await put('/v1/notifikasi/{id}/1041', { isDibaca: true })
    expect(await get('/v1/unread_notifikasi/{id}')).toEqual({ data: { unread: 2 } })
    expect(await get('/v1/pengumuman/1041')).toMatchObject({ isDibaca: true })
  })

  it('stores changed biodata and references by their kode', async () => {
    const { get, post, own } = student('aktif', '240117023')
    await post(own('biodata/diri'), { telepon: '0811111111', agama: '4' })
    await post(own('biodata/alamat'), { jalan: 'Jl. Baru 1' })
    expect(await get(own('biodata'))).toMatchObject({
      diri: { telepon: '0811111111', agama: { kode: '4', nama: 'Hindu' }, golonganDarah: 'O' },
      alamat: { jalan: 'Jl. Baru 1', rt: '03' },
    })
  })

  it('ends the forced visit of validasi-data after confirmation', async () => {
    const { get, post, own } = student('validasi-data', '240117077')
    expect(await get(own('biodata_singkat_web'))).toMatchObject({
      biodataSingkat: { validasiData: true, validasiMahasiswa: 0 },
    })
    await post(own('validasi_data'), { isBenar: true })
    expect(await get(own('biodata_singkat_web'))).toMatchObject({ biodataSingkat: { validasiMahasiswa: 1 } })
  })
})

describe('persona, campus and clock', () => {
  it('returns empty lists to kosong for operations without their own handler', async () => {
    const { get, own } = student('kosong', '250117099')
    expect(await get(own('surat'))).toMatchObject({ data: [], meta: { totalItems: 0 } })
    expect(await get('/v1/pengumuman')).toMatchObject({ data: [], meta: { totalItems: 0 } })
  })

  it('pages long lists', async () => {
    const { get } = student('padat', '190117005')
    expect(await get('/v1/pengumuman?page=50&itemsPerPage=20')).toMatchObject({
      meta: { currentPage: 50, itemsPerPage: 20, totalItems: 1000 },
    })
    expect(await get('/v1/pengumuman?judul=UTS')).toMatchObject({ data: [{ idPengumuman: '1041' }] })
  })

  it('searches references by part of their name', async () => {
    const { get } = student('aktif', '240117023')
    expect(await get('/v1/negara?nama=indo')).toMatchObject({ data: [{ kode: 'ID', nama: 'Indonesia' }] })
  })

  it('adds meetings with the clock, and exam attendance once the day is over', async () => {
    const { get, own } = student('aktif', '240117023')
    gateway.controls.jumpTo('2026-10-22T18:01:00+07:00')
    expect(JSON.stringify(await get(own('presensi_kuliah?tahun=2027&semester=1')))).toContain(
      '{"pertemuan":8,"tanggal":"2026-10-22","presensi":"H","jamDatang":null',
    )
    gateway.controls.jumpTo('2026-10-26T12:00:00+07:00')
    expect(await get(own('jadwal_ujian?jenis=UTS&tahun=2027&semester=1'))).toMatchObject({
      data: [{ presensi: 'H' }, { presensi: null }, {}, {}, {}, {}, {}, {}],
    })
  })

  it('returns the emulated campus and its menu overrides', async () => {
    const { get } = student('aktif', '240117023')
    expect(await get('/multisite/frontend-config')).toMatchObject({ unik: 'ARUNIKA' })
    expect(await get('/v1/menu_config/menu-portalmhs')).toEqual({})
    gateway.controls.setCampus('UNIKAL')
    gateway.controls.setMenuConfig({ portalmhs_skpi: 'true' })
    expect(await get('/multisite/frontend-config')).toMatchObject({ unik: 'UNIKAL' })
    expect(await get('/v1/menu_config/menu-portalmhs')).toEqual({ portalmhs_skpi: 'true' })
  })

  it('returns an issued letter as a named PDF, and no other letter', async () => {
    const token = gateway.tokenOf('aktif')
    const download = (id: string) => gateway.ask('GET', `/v1/mahasiswa/240117023/surat/${id}/unduh`, { token })
    const issued = await download('S-26-0341')
    expect(issued.headers.get('content-disposition')).toBe('attachment; filename="download-surat.pdf"')
    expect(await issued.text()).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/)
    expect([(await download('S-26-0918')).status, (await download('1')).status]).toEqual([422, 404])
  })
})
