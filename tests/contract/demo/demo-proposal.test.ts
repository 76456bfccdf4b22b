// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { ProposalJadwalWire } from '#generated/models/proposal/proposalJadwalWire.zod.ts'
import { ProposalPrasyaratWire } from '#generated/models/proposal/proposalPrasyaratWire.zod.ts'
import { ProposalRingkasanListWire } from '#generated/models/proposal/proposalRingkasanListWire.zod.ts'
import { ProposalWire } from '#generated/models/proposal/proposalWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const [RATNA, HENDRA, YUSUF, BAGAS] = ['0612057901', '0603067502', '0617018906', '0621088804']
const BODY = {
  judul: 'Prediksi Kelulusan dari Pola Presensi',
  latarBelakang: 'Presensi yang menurun sering mendahului kegagalan.',
  kataKunci: ['presensi', 'prediksi'],
  pembimbing: [
    { urutan: 1, idDosen: HENDRA },
    { urutan: 2, idDosen: YUSUF },
  ],
}
const STORY_TITLE = 'Rancang Bangun Sistem Presensi Kuliah Berbasis Kode QR Dinamis'

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `${path}${path.includes('?') ? '&' : '?'}idMahasiswa=${idMahasiswa}`, {
      token: gateway.tokenOf(persona),
      body,
    })
  const read = async (path: string): Promise<unknown> => (await ask('GET', path)).json()
  return {
    ask,
    rows: async () => ProposalRingkasanListWire.parse(await read('/v2/ta/proposal_exam_student_summary')).data,
    one: async (id: string) => ProposalWire.parse(await read(`/v2/ta/proposal/${id}`)),
    jadwal: async (id: string) => ProposalJadwalWire.parse(await read(`/v2/ta/proposal_schedule/${id}`)),
    prasyarat: async () =>
      ProposalPrasyaratWire.parse(
        await (
          await gateway.ask('GET', `/v1/mahasiswa/${idMahasiswa}/prasyarat_proposal`, {
            token: gateway.tokenOf(persona),
          })
        ).json(),
      ),
    create: (more = {}) => ask('POST', '/v2/ta/proposal', { ...BODY, ...more }),
    change: (id: string, more = {}) => ask('PUT', `/v2/ta/proposal/${id}`, { ...BODY, ...more }),
    remove: (id: string) => ask('DELETE', `/v2/ta/proposal/${id}`),
    submit: (id: string) => ask('PUT', `/v2/ta/proposal/${id}/submit`),
    record: (id: string, tanggal: string, topik: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ tanggal, topik, uraian: 'Pembahasan panjang bersama pembimbing.' }))
        form.append(name, value)
      return ask('POST', `/v2/bimbingan/proposal/${id}`, form)
    },
  }
}
const refusalOf = async (response: Response) => [response.status, await response.text()]
const jump = (moment: string) => gateway.controls.jumpTo(moment)

it('has a draft and a scheduled proposal with its examination and its records', async () => {
  const { rows, one, jadwal, ask } = student('aktif')
  expect(await rows()).toMatchObject([
    { id: '218', status: 'draft', bolehAjukan: true, bolehUbah: true, jumlahBimbingan: 0 },
    { id: '205', status: 'dijadwalkan', bolehAjukan: false, jumlahBimbingan: 3, tanggalUjian: '2026-11-17' },
  ])
  expect(await one('205')).toMatchObject({
    judul: STORY_TITLE,
    idJadwal: '88',
    catatan: 'Batasi lingkup pada kelas tatap muka.',
  })
  expect(await jadwal('88')).toMatchObject({ tanggal: '2026-11-17', batasNaskah: '2026-11-10' })
  expect((await ask('GET', '/v2/bimbingan/proposal/205')).status).toBe(200)
})

it.each([
  ['2026-11-17T15:00:00+07:00', { status: 'dijadwalkan', tahap: 'Menunggu hasil', nilai: null }],
  ['2026-11-24T08:59:00+07:00', { status: 'dijadwalkan', nilai: null }],
  ['2026-11-24T09:00:00+07:00', { status: 'revisi', nilai: 86, batasRevisi: '2026-12-08' }],
  ['2026-12-08T16:00:00+07:00', { status: 'lulus', nilai: 86 }],
])('changes status with the clock: %s', async (moment, expected) => {
  jump(moment)
  expect(await student('aktif').one('205')).toMatchObject(expected)
})

it('is submitted, approved, supervised with three records and scheduled', async () => {
  const { submit, one, record, jadwal, ask } = student('aktif')
  expect((await submit('218')).status).toBe(200)
  expect(await refusalOf(await submit('218'))).toEqual([409, expect.stringContaining('sudah diajukan')])
  expect((await record('218', '2026-10-22', 'Terlalu awal')).status, 'before it is accepted').toBe(409)
  jump('2026-10-27T09:59:00+07:00')
  expect((await one('218')).status).toBe('diajukan')
  jump('2026-10-27T10:00:00+07:00')
  expect(await one('218')).toMatchObject({ status: 'bimbingan', pembimbing: [{ status: 'disetujui' }, {}] })
  for (const [day, topik] of [
    ['2026-10-27', 'Masalah'],
    ['2026-10-27', 'Pustaka'],
    ['2026-10-27', 'Metode'],
  ] as const)
    expect((await record('218', day, topik)).status).toBe(200)
  jump('2026-10-28T15:40:00+07:00')
  expect(await one('218')).toMatchObject({ status: 'bimbingan', jumlahBimbingan: 3 })
  jump('2026-11-04T10:00:00+07:00')
  const { status, idJadwal } = await one('218')
  expect(status).toBe('dijadwalkan')
  expect(await jadwal(String(idJadwal))).toMatchObject({ tanggal: '2026-11-17', batasNaskah: '2026-11-10' })
  expect((await student('tugas-akhir').ask('GET', `/v2/ta/proposal_schedule/${String(idJadwal)}`)).status).toBe(404)
  expect((await ask('GET', '/v2/bimbingan/proposal/999')).status).toBe(404)
})

it('is rejected when another student has the same title, and can be changed and submitted again', async () => {
  const { create, submit, one, change } = student('kelebihan-bayar')
  expect(await (await create({ judul: ` ${STORY_TITLE.toUpperCase()}` })).json()).toMatchObject({ id: '219' })
  await submit('219')
  jump('2026-10-27T10:00:00+07:00')
  expect(await one('219')).toMatchObject({
    status: 'ditolak',
    catatan: 'Judul sudah dipakai usulan lain.',
    bolehAjukan: true,
  })
  expect((await change('219')).status).toBe(200)
  expect((await submit('219')).status).toBe(200)
  jump('2026-11-02T10:00:00+07:00')
  expect((await one('219')).status).toBe('bimbingan')
})

describe('places of the lecturers', () => {
  const placesOf = async (persona: string): Promise<Record<string, unknown>> =>
    Object.fromEntries<unknown>(
      ((await student(persona).prasyarat()).calonPembimbing ?? []).map(({ id, sisaKuota }) => [String(id), sisaKuota]),
    )

  it('are counted over all students and freed when a proposal is deleted', async () => {
    expect(await placesOf('aktif')).toEqual({ [RATNA]: 3, [HENDRA]: 2, [YUSUF]: 4, [BAGAS]: 0 })
    await student('kelebihan-bayar').create()
    expect(await placesOf('aktif')).toMatchObject({ [HENDRA]: 1, [YUSUF]: 3 })
    expect((await student('kelebihan-bayar').remove('219')).status).toBe(200)
    expect((await student('kelebihan-bayar').remove('219')).status).toBe(200)
    expect(await placesOf('aktif')).toMatchObject({ [HENDRA]: 2, [YUSUF]: 4 })
  })

  it('keep a proposal’s own lecturers valid when they are full', async () => {
    await student('kelebihan-bayar').create()
    await student('tugas-akhir').create({ judul: 'Satu' })
    expect(await placesOf('aktif')).toMatchObject({ [HENDRA]: 0 })
    expect((await student('aktif').change('218')).status).toBe(200)
    expect(await refusalOf(await student('aktif').create())).toEqual([
      422,
      expect.stringContaining('Kuota Dr. Hendra Wijaya, M.Kom. sudah penuh.'),
    ])
  })
})

it.each([
  [
    'aktif',
    { pembimbing: [BODY.pembimbing[0], { urutan: 2, idDosen: BAGAS }] },
    'Kuota Bagas Nugroho, M.T. sudah penuh.',
  ],
  ['aktif', { pembimbing: [BODY.pembimbing[0], { urutan: 2, idDosen: HENDRA }] }, 'pembimbing.1'],
  ['aktif', { pembimbing: [BODY.pembimbing[0]] }, 'Pembimbing Pendamping belum dipilih.'],
  ['aktif', { kataKunci: ['presensi', ' Presensi '] }, 'kataKunci.1'],
  ['aktif', { tautanNaskah: 'naskah saya' }, 'Tautan naskah harus alamat web.'],
])('rejects a body of %s: %j', async (persona, more, words) => {
  expect(await refusalOf(await student(persona).create(more))).toEqual([422, expect.stringContaining(words)])
})

it('rejects an ineligible student, a fourth proposal, and changes to a submitted proposal', async () => {
  expect(await refusalOf(await student('baru').create())).toEqual([
    409,
    expect.stringContaining('SKS lulus 0 dari 80.'),
  ])
  expect((await student('aktif').create()).status).toBe(200)
  expect(await refusalOf(await student('aktif').create())).toEqual([
    409,
    expect.stringContaining('Paling banyak tiga proposal.'),
  ])
  for (const write of [student('aktif').change('205'), student('aktif').remove('205')])
    expect(await refusalOf(await write)).toEqual([409, expect.stringContaining('sudah diajukan tidak dapat diubah')])
  expect((await student('kelebihan-bayar').ask('GET', '/v2/ta/proposal/218')).status, 'of somebody else').toBe(404)
})

it('closes submission after its last day', async () => {
  jump('2026-11-14T00:00:00+07:00')
  expect(await student('aktif').prasyarat()).toMatchObject({
    bolehMengajukan: false,
    alasan: 'Masa pengajuan proposal berakhir 13 November 2026.',
  })
  expect((await student('aktif').submit('218')).status).toBe(409)
})

it('has a long history for padat and nothing for kosong', async () => {
  expect(await student('padat').rows()).toHaveLength(24)
  expect(await student('tugas-akhir').rows()).toMatchObject([{ id: '131', status: 'lulus', hurufMutu: 'A' }])
  expect(await student('kosong').rows()).toEqual([])
  expect(await student('kosong').prasyarat()).toMatchObject({ syarat: [], calonPembimbing: [], tanggalMulai: null })
})

it('copies a new thesis title to the proposal with the old title', async () => {
  const { ask, one } = student('aktif')
  await gateway.ask('PUT', '/v0/lockjurnal/mahasiswa/240117023/tugas_akhir', {
    token: gateway.tokenOf('aktif'),
    body: { judulSkripsi: 'Judul baru' },
  })
  expect((await one('205')).judul).toBe('Judul baru')
  expect((await one('218')).judul).toBe('Deteksi Titip Absen dari Pola Waktu Presensi')
  expect((await ask('GET', '/v2/ta/proposal/tambah')).status).toBe(404)
})
