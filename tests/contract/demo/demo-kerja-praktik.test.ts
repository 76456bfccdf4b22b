// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { BimbinganCatatanListWire } from '#generated/models/bimbingan/bimbinganCatatanListWire.zod.ts'
import { AturanKerjaPraktikWire } from '#generated/models/kerja-praktik/aturanKerjaPraktikWire.zod.ts'
import { SidangKerjaPraktikWire } from '#generated/models/kerja-praktik/sidangKerjaPraktikWire.zod.ts'
import { UsulanKerjaPraktikListWire } from '#generated/models/kerja-praktik/usulanKerjaPraktikListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const idOf = (persona: string): string => seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''

const BODY = {
  judul: 'Aplikasi Antrean Klinik',
  namaInstansi: 'Klinik Sehat Bersama',
  alamatInstansi: 'Jl. Diponegoro No. 9',
  tanggalMulai: '2027-01-18',
  tanggalSelesai: '2027-02-26',
  idDosen: '0621088804',
  idJadwal: '21',
  anggota: ['240117142'],
}

const student = (persona: string) => {
  const idMahasiswa = idOf(persona)
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v2/${path}?idMahasiswa=${idMahasiswa}`, { token: gateway.tokenOf(persona), body })
  const list = async () => UsulanKerjaPraktikListWire.parse(await (await ask('GET', 'internship/usulan')).json()).data
  return {
    idMahasiswa,
    ask,
    list,
    find: async (id: string) => (await list()).find((row) => String(row.id) === id),
    rules: async () =>
      AturanKerjaPraktikWire.parse(await (await ask('GET', 'internship/aturan/pengajuan/55201')).json()),
    propose: (more = {}) => ask('POST', 'internship/usulan', { ...BODY, ...more }),
    change: (id: string, more = {}) => ask('PUT', `internship/usulan/${id}`, { ...BODY, ...more }),
    remove: (id: string) => ask('DELETE', `internship/usulan/${id}`),
    defend: (usulanId: string, more = {}) =>
      ask('POST', 'internship/sidang', {
        usulanId,
        judulLaporan: 'Laporan',
        tautanLaporan: 'https://naskah.example/laporan.pdf',
        ...more,
      }),
    defence: async (id: string) =>
      SidangKerjaPraktikWire.parse(await (await ask('GET', `internship/sidang/${id}`)).json()),
    meetings: async (id: string) =>
      BimbinganCatatanListWire.parse(await (await ask('GET', `bimbingan/kerja-praktik/${id}`)).json()),
  }
}
const refusalOf = async (response: Response) => {
  const { status, errors } = (await response.json()) as {
    status: { message: string }
    errors?: { field: string; message: string }[]
  }
  return [response.status, errors?.map(({ field, message }) => `${field}: ${message}`) ?? status.message]
}

describe('story', () => {
  it('has a defence on 12 November, its revision and the result', async () => {
    const aktif = student('aktif')
    expect((await aktif.list()).map(({ id, status }) => [id, status])).toEqual([
      ['334', 'diajukan'],
      ['310', 'sidang'],
    ])
    expect(await aktif.defence('58')).toMatchObject({ status: 'dijadwalkan', tanggal: '2026-11-12', hasil: null })
    gateway.controls.jumpTo('2026-11-13T09:00:00+07:00')
    expect(await aktif.defence('58')).toMatchObject({
      status: 'selesai',
      hasil: 'Lulus dengan revisi',
      batasRevisi: '2026-11-26',
    })
    expect(await aktif.find('310')).toMatchObject({ status: 'sidang', nilai: null })
    gateway.controls.jumpTo('2026-11-27T09:00:00+07:00')
    expect(await aktif.find('310')).toMatchObject({ status: 'selesai', nilai: 86, hurufMutu: 'A' })
  })

  it('approves a pending proposal on 23 October at 09.00 and adds the letter of introduction', async () => {
    gateway.controls.jumpTo('2026-10-23T08:59:00+07:00')
    expect(await student('aktif').find('334')).toMatchObject({ status: 'diajukan', suratPengantar: null })
    gateway.controls.jumpTo('2026-10-23T09:00:00+07:00')
    expect(await student('aktif').find('334')).toMatchObject({
      status: 'disetujui',
      bolehUbah: false,
      suratPengantar: { nama: 'surat-pengantar-kp.pdf' },
    })
  })

  it('goes from the field weeks through three meetings to the result', async () => {
    const gilang = student('kerja-praktik')
    expect(await gilang.find('341')).toMatchObject({
      status: 'disetujui',
      tanggalDisetujui: '2026-10-12T09:00:00+07:00',
    })
    expect((await gilang.find('341'))?.anggota?.map((one) => one.nama)).toEqual(['Gilang Ramadhan', 'Bima Aryasatya'])
    gateway.controls.jumpTo('2027-02-10T16:00:00+07:00')
    expect(await gilang.find('341')).toMatchObject({ status: 'berjalan', jumlahBimbingan: 2, bolehSidang: false })
    expect(await refusalOf(await gilang.defend('341'))).toEqual([
      409,
      'Sidang dapat diajukan setelah kerja praktik berakhir pada 26 Februari 2027.',
    ])
    gateway.controls.jumpTo('2027-03-01T08:00:00+07:00')
    expect(await gilang.find('341')).toMatchObject({ jumlahBimbingan: 3, bolehSidang: true })
    expect((await gilang.defend('341', { tanggalUsulan: '2027-03-08' })).status).toBe(200)
    const id = String((await gilang.find('341'))?.idSidang)
    expect(await gilang.defence(id)).toMatchObject({ status: 'diajukan', tanggal: null })
    expect(await refusalOf(await gilang.defend('341'))).toEqual([409, 'Sidang untuk usulan ini sudah diajukan.'])
    gateway.controls.jumpTo('2027-03-04T09:00:00+07:00')
    expect(await gilang.defence(id)).toMatchObject({ status: 'dijadwalkan', tanggal: '2027-03-08' })
    gateway.controls.jumpTo('2027-03-18T09:00:00+07:00')
    expect(await gilang.defence(id)).toMatchObject({ status: 'selesai', hasil: 'Lulus' })
    expect(await gilang.find('341')).toMatchObject({ status: 'selesai', nilai: 86 })
  })

  it('has long lists for padat and none for kosong', async () => {
    expect(await student('padat').list()).toHaveLength(20) // first page of 24
    expect(await student('kosong').list()).toEqual([])
  })
})

describe('new proposal', () => {
  it('is decided after three working days and is read-only for its other members', async () => {
    const farah = student('lintas-semester')
    expect(await farah.list()).toEqual([])
    expect((await farah.propose({ anggota: [idOf('aktif')] })).status).toBe(200)
    const [row] = await farah.list()
    expect(row).toMatchObject({ id: '342', status: 'diajukan', bolehUbah: true })
    expect(row?.anggota).toEqual([
      { idMahasiswa: farah.idMahasiswa, nama: 'Farah Nabila Salsabila', isKetua: true },
      { idMahasiswa: '240117023', nama: 'Sekar Ayu Prameswari', isKetua: false },
    ])
    const sekar = student('aktif')
    expect(await sekar.find('342')).toMatchObject({ bolehUbah: false, bolehHapus: false, bolehSidang: false })
    expect(await refusalOf(await sekar.change('342'))).toEqual([
      409,
      'Hanya ketua kelompok yang dapat mengubah usulan.',
    ])
    expect((await sekar.meetings('342')).bolehMenambah).toBe(false)
    gateway.controls.jumpTo('2026-10-27T09:00:00+07:00')
    expect(await farah.find('342')).toMatchObject({ status: 'disetujui' })
    expect(await refusalOf(await farah.remove('342'))).toEqual([409, 'Usulan yang sudah disetujui tidak dapat diubah.'])
  })

  it('is rejected when it overlaps with lectures, and submitted again by a change', async () => {
    const farah = student('lintas-semester')
    await farah.propose({ tanggalMulai: '2026-11-16', tanggalSelesai: '2026-12-24' })
    gateway.controls.jumpTo('2026-10-27T09:00:00+07:00')
    expect(await farah.find('342')).toMatchObject({
      status: 'ditolak',
      catatan: 'Masa pelaksanaan bertabrakan dengan kuliah. Mulailah sesudah 15 Januari 2027.',
    })
    expect((await farah.change('342')).status).toBe(200)
    expect(await farah.find('342')).toMatchObject({ status: 'diajukan', tanggalPengajuan: '2026-10-27T09:00:00+07:00' })
    expect((await farah.remove('342')).status).toBe(200)
    expect((await farah.remove('342')).status).toBe(200)
    expect(await farah.list()).toEqual([])
  })

  it("takes one of its lecturer's seats, for all students", async () => {
    const seats = async () =>
      (await student('aktif').rules()).calonPembimbing?.map((one) => [one.nama, one.sisaKuota] as const)
    expect(await seats()).toEqual([
      ['Bagas Nugroho, M.T.', 5],
      ['Yusuf Maulana, M.T.', 3],
      ['Maya Lestari, M.Ds.', 4],
      ['Dewi Anggraini, M.M.', 0],
    ])
    await student('lintas-semester').propose()
    expect((await seats())?.[0]).toEqual(['Bagas Nugroho, M.T.', 4])
  })

  it.each([
    [{ anggota: ['999'] }, ['anggota.0: NIM tidak dikenal.']],
    [{ anggota: [idOf('lintas-semester')] }, ['anggota.0: Anda sudah termasuk.']],
    [{ anggota: ['240117142', ' 240117142 '] }, ['anggota.1: NIM ini sudah ditulis.']],
    [{ anggota: [idOf('baru')] }, [expect.stringMatching(/^anggota\.0: .+ belum memenuhi syarat\.$/)]],
    [{ anggota: ['240117142', '240117131', '240117077'] }, ['anggota.2: Paling banyak 3 orang.']],
    [{ tanggalSelesai: '2027-02-15' }, ['tanggalSelesai: Kerja praktik paling singkat 30 hari.']],
    [{ tanggalSelesai: '2027-01-10' }, ['tanggalSelesai: Tanggal selesai mendahului tanggal mulai.']],
    [{ tanggalMulai: '2026-10-01' }, ['tanggalMulai: Tanggal mulai sudah lewat.']],
    [{ idDosen: '0625037707' }, ['idDosen: Kuota Dewi Anggraini, M.M. sudah penuh.']],
    [{ judul: '   ' }, ['judul: Wajib diisi.']],
  ])('is rejected with an error on its field: %j', async (more, errors) => {
    const farah = student('lintas-semester')
    expect(await refusalOf(await farah.propose(more))).toEqual([422, errors])
    expect(await farah.list()).toEqual([])
  })

  it('is accepted with exactly thirty days', async () => {
    expect((await student('lintas-semester').propose({ tanggalSelesai: '2027-02-16' })).status).toBe(200)
  })

  it('requires the conditions, an open window and fewer than three active proposals', async () => {
    expect(await refusalOf(await student('baru').propose({ anggota: [] }))).toEqual([409, 'SKS lulus 0 dari 60.'])
    await student('aktif').propose()
    expect(await refusalOf(await student('aktif').propose())).toEqual([409, 'Paling banyak 3 usulan aktif.'])
    gateway.controls.jumpTo('2026-11-28T08:00:00+07:00')
    expect(await refusalOf(await student('lintas-semester').propose())).toEqual([
      409,
      'Pengajuan usulan berakhir 27 November 2026.',
    ])
  })
})

describe('defence', () => {
  it('requires the meetings, a web address and a working day', async () => {
    const farah = student('lintas-semester')
    await farah.propose()
    gateway.controls.jumpTo('2027-03-01T08:00:00+07:00')
    expect(await refusalOf(await farah.defend('342'))).toEqual([409, 'Bimbingan disetujui 0 dari 3.'])
    const gilang = student('kerja-praktik')
    expect(await refusalOf(await gilang.defend('341', { tautanLaporan: 'laporan saya' }))).toEqual([
      422,
      ['tautanLaporan: Tautan laporan bukan alamat web.'],
    ])
    for (const tanggalUsulan of ['2027-03-06', '2027-03-10', '2027-03-01'])
      expect(await refusalOf(await gilang.defend('341', { tanggalUsulan }))).toEqual([
        422,
        ['tanggalUsulan: Pilih hari kerja kampus yang akan datang.'],
      ])
  })
})

it("returns 404 for another student's work and for unknown ids", async () => {
  const farah = student('lintas-semester')
  const paths = ['internship/usulan/310', 'internship/sidang/58', 'internship/jadwal/99', 'bimbingan/kerja-praktik/310']
  for (const path of paths) expect((await farah.ask('GET', path)).status, path).toBe(404)
  expect((await farah.remove('310')).status).toBe(404)
  expect((await farah.change('310')).status).toBe(404)
})
