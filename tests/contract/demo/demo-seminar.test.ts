// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { BiayaKuliahWire } from '#generated/models/biaya-kuliah/biayaKuliahWire.zod.ts'
import { SeminarListWire } from '#generated/models/seminar/seminarListWire.zod.ts'
import { SeminarMahasiswaListWire } from '#generated/models/seminar/seminarMahasiswaListWire.zod.ts'
import { SeminarWire } from '#generated/models/seminar/seminarWire.zod.ts'
import { SertifikasiListWire } from '#generated/models/sertifikasi/sertifikasiListWire.zod.ts'
import { SertifikasiMahasiswaListWire } from '#generated/models/sertifikasi/sertifikasiMahasiswaListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const call = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, path.replace('{me}', `/v1/mahasiswa/${idMahasiswa}`), { token: gateway.tokenOf(persona), body })
  const read = async (path: string): Promise<unknown> => (await call('GET', path)).json()
  const upload = (path: string, field: string, file: File) => {
    const form = new FormData()
    form.append(field, file)
    return call('POST', path, form)
  }
  return {
    call,
    upload,
    list: async (query = '') => SeminarListWire.parse(await read(`/v1/seminar${query}`)),
    one: async (id: string) => SeminarWire.parse(await read(`/v1/seminar/${id}`)),
    own: async (query = '') => SeminarMahasiswaListWire.parse(await read(`{me}/seminar${query}`)),
    ownSertifikasi: async (query = '') => SertifikasiMahasiswaListWire.parse(await read(`{me}/sertifikasi${query}`)),
    bills: async () => BiayaKuliahWire.parse(await read('{me}/biaya_kuliah')),
    read,
  }
}
const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const wordsOf = async (answer: Response) => {
  const { status } = (await answer.json()) as { status: { message: string } }
  return [answer.status, status.message]
}

describe('event catalogue', () => {
  it('has three pages per status, starts with the events of the story and repeats no event', async () => {
    const { list } = student('aktif')
    for (const status of [1, 2]) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list(`?page=${page}&itemsPerPage=20&status=${status}`)),
      )
      expect(pages.map(({ data }) => data.length > 0)).toEqual([true, true, true, false])
      const rows = pages.flatMap(({ data }) => data)
      expect(pages[0]?.meta).toEqual({ currentPage: 1, itemsPerPage: 20, totalItems: rows.length })
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(new Set(rows.map(({ nama }) => nama)).size).toBe(rows.length)
      expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]))
    }
    const first = await list()
    expect(first.data.slice(0, 3).map(({ id }) => id)).toEqual(['78', '77', '79'])
    expect(first.data[1]).toMatchObject({ jumlahPeserta: 214, kuota: 300, bolehMendaftar: true, isTerdaftar: false })
    expect(first.data[2]).toMatchObject({ jumlahPeserta: 40, bolehMendaftar: false, alasan: 'Kuota penuh' })
    const { data } = SertifikasiListWire.parse(await student('aktif').read('/v1/sertifikasi?page=3&status=1'))
    expect(data.length).toBeGreaterThan(0)
  })

  it('fills up, opens and closes with the clock', async () => {
    const { one, list } = student('baru')
    const before = (await one('77')).jumlahPeserta ?? 0
    gateway.controls.jumpTo('2026-10-30T10:00:00+07:00')
    expect((await one('77')).jumlahPeserta).toBeGreaterThan(before)
    gateway.controls.jumpTo('2026-11-12T10:00:00+07:00')
    expect(await one('77')).toMatchObject({
      bolehMendaftar: false,
      alasan: expect.stringMatching(/penuh|ditutup/) as string,
    })
    gateway.controls.jumpTo('2026-09-20T10:00:00+07:00')
    expect(await one('77')).toMatchObject({ jumlahPeserta: 0, alasan: 'Pendaftaran belum dibuka' })
    expect((await list()).data.every(({ alasan, bolehMendaftar }) => bolehMendaftar === (alasan === null))).toBe(true)
  })

  it('is empty for kosong', async () => {
    const { list, own } = student('kosong')
    expect((await list()).data).toEqual([])
    expect(await own()).toMatchObject({ data: [], meta: { totalItems: 0 } })
  })
})

describe('registration', () => {
  it('takes a seat and adds a bill; cancelling it unpaid frees both and keeps it as cancelled', async () => {
    const { call, one, own, bills } = student('aktif')
    const [before, seats] = [await bills(), (await one('77')).jumlahPeserta ?? 0]
    expect((await call('POST', '{me}/seminar', { seminarId: '77' })).status).toBe(200)
    expect(await one('77')).toMatchObject({
      jumlahPeserta: seats + 1,
      isTerdaftar: true,
      alasan: 'Anda sudah terdaftar',
    })
    expect((await bills()).totalTunggakan).toBe((before.totalTunggakan ?? 0) + 50_000)
    const [row] = (await own('?status=1')).data
    expect(row).toMatchObject({ seminarId: '77', isSudahBayar: false, batasBayar: '2026-10-29', bolehBatal: true })
    expect(await wordsOf(await call('POST', '{me}/seminar', { seminarId: '77' }))).toEqual([
      422,
      'Anda sudah terdaftar.',
    ])
    expect((await call('PUT', '{me}/seminar', { id: String(row?.id) })).status).toBe(200)
    expect(await bills()).toEqual(before)
    expect(await one('77')).toMatchObject({ jumlahPeserta: seats, isTerdaftar: false, bolehMendaftar: true })
    expect((await own('?status=2')).data.map(({ seminarId, bolehBatal }) => [seminarId, bolehBatal])).toEqual([
      ['77', false],
      ['69', false],
    ])
  })

  it.each([
    ['PUT', '{me}/seminar', { id: '2874' }, 409],
    ['PUT', '{me}/seminar', { id: '2790' }, 409],
    ['PUT', '{me}/seminar', { id: '1' }, 404],
    ['PUT', '{me}/sertifikasi', { id: '911' }, 409],
    ['POST', '{me}/seminar', { seminarId: '79' }, 422],
    ['POST', '{me}/seminar', { seminarId: '999' }, 404],
    ['POST', '{me}/seminar', { seminarId: '201' }, 422],
    ['POST', '{me}/seminar', {}, 422],
  ])(
    '%s %s %o is rejected with a reason: past, paid, full, cancelled or unknown',
    async (method, path, body, status) => {
      const [answered, words] = await wordsOf(await student('aktif').call(method, path, body))
      expect(answered).toBe(status)
      expect(words).toMatch(/\.$|^Data tidak sesuai/)
    },
  )

  it('cannot be cancelled once it is paid or while its payment is pending', async () => {
    const { call, own, bills } = student('aktif')
    await call('POST', '{me}/seminar', { seminarId: '77' })
    const id = String((await own()).data[0]?.id)
    const bill = (await bills()).tagihan.find(({ idEvent }) => idEvent === '77')
    const { idKomponenKeuangan, tahun, semester, bulan, idEvent } = bill ?? {}
    const item = { idKomponenKeuangan, tahun, semester, bulan, idEvent, akanDibayar: 50_000 }
    const order = { data: { idChannel: 'bni-va', totalBayar: 50_000, pakaiSaldo: false, tagihan: [item] } }
    expect((await call('POST', '{me}/process_pembayaran', order)).status).toBe(200)
    expect(await wordsOf(await call('PUT', '{me}/seminar', { id }))).toEqual([
      409,
      expect.stringContaining('sedang dibayar'),
    ])
    gateway.controls.settlePembayaran('aktif')
    expect((await own()).data[0]).toMatchObject({ isSudahBayar: true, bolehBatal: false })
    expect(await wordsOf(await call('PUT', '{me}/seminar', { id }))).toEqual([
      409,
      expect.stringContaining('sudah dibayar'),
    ])
  })

  it('is attended, accepts an upload in time, and is passed with a certificate some days later', async () => {
    const { upload, own, call, read } = student('aktif')
    const resume = '{me}/seminar/78/resume'
    expect(await wordsOf(await upload(resume, 'resume', pdf('resume.pdf')))).toEqual([
      422,
      'Seminar belum berlangsung.',
    ])
    expect(await wordsOf(await call('GET', '{me}/seminar/78/sertifikat'))).toEqual([
      409,
      expect.stringContaining('lulus'),
    ])
    gateway.controls.jumpTo('2026-11-11T09:00:00+07:00')
    expect((await own()).data[0]).toMatchObject({ isHadir: true, statusSeminar: 0, resume: null, bolehBatal: false })
    expect((await upload(resume, 'resume', pdf('catatan.docx'))).status).toBe(422)
    expect((await upload(resume, 'resume', pdf('besar.pdf', 5_000_001))).status).toBe(422)
    expect((await upload(resume, 'resume', pdf('resume-78.pdf', 1234))).status).toBe(200)
    expect((await own()).data[0]?.resume).toMatchObject({ nama: 'resume-78.pdf', ukuran: 1234 })
    gateway.controls.jumpTo('2026-11-18T09:00:00+07:00')
    expect((await upload(resume, 'resume', pdf('lain.pdf'))).status).toBe(422)
    gateway.controls.jumpTo('2026-11-22T09:00:00+07:00')
    expect((await own('?statusSeminar=1')).data.map(({ seminarId }) => seminarId)).toEqual(['78', '71'])
    expect(await read('{me}/seminar/78/sertifikat')).toMatchObject({
      nomorSertifikat: '078/SEM/ARN/XI/2026',
      tanggalTerbit: '2026-11-21',
      durasiJam: 2,
    })
  })

  it('is not passed without the required upload', async () => {
    gateway.controls.jumpTo('2027-02-01T09:00:00+07:00')
    const { own, call } = student('aktif')
    expect((await own()).data[0]).toMatchObject({
      seminarId: '78',
      isHadir: true,
      statusSeminar: 0,
      nomorSertifikat: null,
    })
    expect((await call('GET', '{me}/seminar/78/sertifikat')).status).toBe(409)
  })

  it('matches the story, including its certificates', async () => {
    const { own, ownSertifikasi, read } = student('aktif')
    expect((await own()).data.map(({ id, status, statusSeminar }) => [id, status, statusSeminar])).toEqual([
      ['3021', 1, 0],
      ['2874', 1, 1],
      ['2790', 2, 0],
    ])
    expect((await ownSertifikasi('?statusSertifikasi=1')).data).toMatchObject([
      { id: '804', nilai: 88, nomorSertifikat: '011/SRT/ARN/VI/2026' },
    ])
    expect(await read('{me}/seminar/71/sertifikat')).toMatchObject({
      nomorSertifikat: '071/SEM/ARN/V/2026',
      tanggalTerbit: '2026-06-02',
      kodeVerifikasi: 'https://arunika.example/verifikasi/071-SEM-2026',
    })
    expect(await read('{me}/sertifikasi/11/sertifikat')).toMatchObject({
      skema: 'Operator Basis Data',
      tanggalTerbit: '2026-06-30',
      berlakuSampai: '2029-06-30',
    })
  })

  it('accepts an archive for a certification until its last day', async () => {
    const { upload, ownSertifikasi } = student('aktif')
    const tugas = '{me}/sertifikasi/15/tugas'
    expect((await upload(tugas, 'tugas', new File(['x'], 'tugas.rar'))).status).toBe(422)
    expect((await upload(tugas, 'tugas', new File(['x'], 'tugas.zip'))).status).toBe(200)
    expect((await ownSertifikasi()).data[0]?.tugas?.nama).toBe('tugas.zip')
    gateway.controls.jumpTo('2026-12-11T09:00:00+07:00')
    expect((await upload(tugas, 'tugas', new File(['x'], 'lain.zip'))).status).toBe(422)
  })

  it('has hundreds of rows for padat and persists across a reload', async () => {
    expect((await student('padat').own()).meta?.totalItems).toBeGreaterThan(200)
    await student('baru').call('POST', '{me}/seminar', { seminarId: '77' })
    const next = createInProcessGateway()
    expect(next.controls.importWorld(gateway.controls.exportWorld())).toBe(true)
    gateway = next
    expect((await student('baru').own()).data.map(({ seminarId }) => seminarId)).toEqual(['77'])
  })
})
