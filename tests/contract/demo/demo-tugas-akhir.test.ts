// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { AturanSidangListWire } from '#generated/models/sidang/aturanSidangListWire.zod.ts'
import { SidangListWire } from '#generated/models/sidang/sidangListWire.zod.ts'
import { AturanTugasAkhirWire } from '#generated/models/tugas-akhir/aturanTugasAkhirWire.zod.ts'
import { JadwalTugasAkhirWire } from '#generated/models/tugas-akhir/jadwalTugasAkhirWire.zod.ts'
import { UsulanTugasAkhirListWire } from '#generated/models/tugas-akhir/usulanTugasAkhirListWire.zod.ts'
import { KegiatanPendaftarWisudaWire } from '#generated/models/wisuda/kegiatanPendaftarWisudaWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const [RATNA, HENDRA, BAGAS, YUSUF] = ['0612057901', '0603067502', '0621088804', '0617018906'] as const

const BODY = {
  judul: 'Pengenalan Batik Semarang dengan Jaringan Saraf',
  latarBelakang: 'Motif batik Semarang belum tercatat.',
  jalur: 'skripsi',
  idJenisPenelitian: '2',
  kataKunci: ['batik', 'citra'],
  pembimbing: [{ urutan: 1, idDosen: RATNA }],
}
const MEETING = { topik: 'Bab', uraian: 'Membahas rencana dan hasil sementara.' }

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `${path}${path.includes('?') ? '&' : '?'}idMahasiswa=${idMahasiswa}`, {
      token: gateway.tokenOf(persona),
      body,
    })
  const json = async (path: string): Promise<unknown> => (await ask('GET', path)).json()
  const works = async () => UsulanTugasAkhirListWire.parse(await json('/v2/final-project/usulan')).data
  const defences = async () => SidangListWire.parse(await json('/v2/final-project/sidang')).data
  return {
    works,
    work: async (id: string) => (await works()).find((row) => row.id === id),
    create: (more = {}) => ask('POST', '/v2/final-project/usulan', { ...BODY, ...more }),
    update: (id: string, more = {}) => ask('PUT', `/v2/final-project/usulan/${id}`, { ...BODY, ...more }),
    submit: (id: string) => ask('PUT', `/v2/final-project/usulan/${id}/submit`),
    remove: (id: string) => ask('DELETE', `/v2/final-project/usulan/${id}`),
    rules: async (jalur = 'skripsi') =>
      AturanTugasAkhirWire.parse(await json(`/v2/final-project/aturan/55201/${jalur}`)),
    schedule: async (id = '61') => JadwalTugasAkhirWire.parse(await json(`/v2/final-project/jadwal/${id}`)),
    window: async (id: string) =>
      JadwalTugasAkhirWire.parse(await json(`/v2/final-project/jadwal-pengajuan-sidang/${id}`)),
    defenceRules: async (usulanId = '') =>
      AturanSidangListWire.parse(
        await json(`/v2/final-project/aturan-sidang${usulanId ? `?usulanId=${usulanId}` : ''}`),
      ).data,
    defences,
    defence: async (id: string) => (await defences()).find((row) => row.id === id),
    request: (usulanId: string, more = {}) =>
      ask('POST', '/v2/final-project/sidang', {
        usulanId,
        jenisSidang: 'akhir',
        tautanNaskah: 'https://naskah.example/skripsi.pdf',
        ...more,
      }),
    approve: (id: string) => ask('PUT', `/v2/final-project/sidang/${id}/kehadiran`),
    meet: (usulanId: string, tanggal: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...MEETING, tanggal })) form.append(name, value)
      return ask('POST', `/v2/bimbingan/tugas-akhir/${usulanId}`, form)
    },
    graduation: async () =>
      KegiatanPendaftarWisudaWire.parse(await json(`/v2/graduation/graduation_registrant/${idMahasiswa}/activity`)),
  }
}

const at = (day: string, time = '12:00') => gateway.controls.jumpTo(`${day}T${time}:00+07:00`)
const refusalOf = async (response: Response) => [response.status, await response.text()]
const refused = (status: number, words: string): unknown[] => [status, expect.stringContaining(words)]
const fieldOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors?: { field: string; message: string }[] }
  return [response.status, errors?.[0]]
}

describe('proposals', () => {
  it('match the story for the persona aktif', async () => {
    const [draft, approved] = await student('aktif').works()
    expect(draft).toMatchObject({ id: '420', status: 'draft', bolehAjukan: true, idGrupChat: null })
    expect(approved).toMatchObject({
      id: '412',
      status: 'disetujui',
      jumlahBimbingan: 3,
      minimalBimbingan: 3,
      idSidang: '71',
      idGrupChat: '8801',
      bolehUbah: false,
      tanggalDisetujui: '2026-10-09T11:20:00+07:00',
    })
  })

  it('stay drafts until they are submitted, and are decided three working days later', async () => {
    const { create, submit, work, update } = student('kelebihan-bayar')
    expect(await (await create()).json()).toMatchObject({ id: '421' })
    expect(await work('421')).toMatchObject({ status: 'draft', bolehUbah: true, bolehAjukan: true })
    expect((await submit('421')).status).toBe(200)
    expect(await work('421')).toMatchObject({ status: 'diajukan', bolehUbah: false, tanggalDisetujui: null })
    expect(await refusalOf(await update('421'))).toEqual(refused(409, 'masih disusun atau ditolak'))
    expect(await refusalOf(await submit('421'))).toEqual(refused(409, 'masih disusun atau ditolak'))
    at('2026-10-27', '09:59')
    expect((await work('421'))?.status).toBe('diajukan')
    at('2026-10-27', '10:00')
    expect(await work('421')).toMatchObject({ status: 'disetujui', tanggalDisetujui: '2026-10-27T10:00:00+07:00' })
  })

  it('are rejected beside an approved one, and may be changed and submitted again', async () => {
    const { submit, work, update } = student('aktif')
    expect((await submit('420')).status).toBe(200)
    at('2026-10-27')
    expect(await work('420')).toMatchObject({
      status: 'ditolak',
      catatan: expect.stringContaining('Usulan lain sudah disetujui') as string,
      bolehUbah: true,
      bolehHapus: true,
    })
    expect((await update('420', { judul: 'Judul baru' })).status).toBe(200)
    expect(await work('420')).toMatchObject({ status: 'draft', judul: 'Judul baru' })
  })

  it('can be deleted as drafts, idempotently', async () => {
    const { remove, works } = student('aktif')
    expect((await remove('420')).status).toBe(200)
    expect((await remove('420')).status).toBe(200)
    expect((await works()).map(({ id }) => id)).toEqual(['412'])
    expect(await refusalOf(await remove('412'))).toEqual(refused(409, 'masih disusun atau ditolak'))
    expect((await remove('388')).status).toBe(404)
  })

  it('are limited to three, not counting rejected ones', async () => {
    const { create } = student('aktif')
    expect((await create()).status).toBe(200)
    expect(await refusalOf(await create())).toEqual(refused(409, 'Paling banyak tiga usulan.'))
  })

  it('take places of their lecturers across all students', async () => {
    const rest = async (id: string) =>
      (await student('aktif').rules()).calonPembimbing?.find((one) => one.id === id)?.sisaKuota
    expect([await rest(HENDRA), await rest(BAGAS)]).toEqual([2, 0])
    const pembimbing = [{ urutan: 1, idDosen: HENDRA }]
    await student('kelebihan-bayar').create({ pembimbing })
    await student('aktif').create({ pembimbing })
    expect(await rest(HENDRA)).toBe(0)
    expect(await fieldOf(await student('kelebihan-bayar').create({ pembimbing }))).toEqual([
      422,
      { field: 'pembimbing.0', message: 'Kuota Dr. Hendra Wijaya, M.Kom. sudah penuh.' },
    ])
    expect((await student('kelebihan-bayar').update('421', { pembimbing })).status).toBe(200)
    await student('aktif').remove('422')
    expect(await rest(HENDRA)).toBe(1)
  })

  it.each([
    [{ pembimbing: [] }, 'pembimbing', 'wajib dipilih'],
    [{ pembimbing: [{ urutan: 2, idDosen: RATNA }] }, 'pembimbing', 'wajib dipilih'],
    [{ pembimbing: [RATNA, RATNA].map((idDosen, i) => ({ urutan: i + 1, idDosen })) }, 'pembimbing.1', 'dua kali'],
    [{ pembimbing: [{ urutan: 1, idDosen: BAGAS }] }, 'pembimbing.0', 'Kuota Bagas Nugroho, M.T. sudah penuh.'],
    [{ pembimbing: [{ urutan: 1, idDosen: '99' }] }, 'pembimbing.0', 'tidak dapat dipilih'],
    [{ judul: '   ' }, 'judul', 'Wajib diisi'],
    [{ kataKunci: ['batik', ' Batik '] }, 'kataKunci.1', 'sudah ada'],
    [{ kataKunci: [' '] }, 'kataKunci.0', 'kosong'],
    [{ idJenisPenelitian: '9' }, 'idJenisPenelitian', 'tidak dikenal'],
  ])('are rejected with an error on the invalid field: %j', async (more, field, words) => {
    expect(await fieldOf(await student('kelebihan-bayar').create(more))).toEqual([
      422,
      { field, message: expect.stringContaining(words) as string },
    ])
  })

  it.each([
    ['baru', '2026-10-22', {}, 409, 'SKS lulus 0 dari 80.'],
    ['lulus', '2026-10-22', {}, 409, 'Hanya mahasiswa aktif'],
    ['kelebihan-bayar', '2026-11-14', {}, 409, 'Masa pengajuan usulan berakhir 13 November 2026.'],
    ['kelebihan-bayar', '2026-10-22', { jalur: 'publikasi' }, 409, 'SKS lulus 84 dari 100.'],
    ['kelebihan-bayar', '2026-10-22', { jalur: 'proyek' }, 404, 'Jalur tugas akhir tidak ditemukan.'],
  ])('of %s on %s with %j are rejected with a reason', async (persona, day, more, status, words) => {
    at(day)
    expect(await refusalOf(await student(persona).create(more))).toEqual(refused(status, words))
  })

  it('need one supervisor on the second track', async () => {
    expect(await student('kelebihan-bayar').rules('publikasi')).toMatchObject({
      namaJalur: 'Publikasi ilmiah',
      minimalSks: 100,
      jumlahPembimbing: 1,
      bolehMengajukan: false,
    })
    const both = [RATNA, YUSUF].map((idDosen, index) => ({ urutan: index + 1, idDosen }))
    const kirana = student('tugas-akhir')
    expect(await fieldOf(await kirana.create({ jalur: 'publikasi', pembimbing: both }))).toEqual([
      422,
      { field: 'pembimbing', message: 'Paling banyak 1 pembimbing pada jalur ini.' },
    ])
  })

  it('have a schedule whose steps change with the clock', async () => {
    const active = async () =>
      (await student('aktif').schedule()).tahapan?.filter(({ isAktif }) => isAktif).map(({ nama }) => nama)
    expect(await active()).toEqual(['Pengajuan usulan', 'Bimbingan'])
    at('2026-11-16')
    expect(await active()).toEqual(['Bimbingan', 'Sidang usulan', 'Sidang akhir'])
    expect((await student('aktif').window('65')).tahapan).toEqual([
      {
        nama: 'Pengajuan sidang akhir',
        tanggalMulai: '2026-10-19',
        tanggalSelesai: '2026-12-04',
        isAktif: true,
      },
    ])
  })
})

describe('defences', () => {
  it('require three meetings and complete questionnaires for a new proposal', async () => {
    const { create, submit, defenceRules, meet, request } = student('kelebihan-bayar')
    await create()
    await submit('421')
    expect(
      (await defenceRules('421'))[0]?.syarat?.map(({ kode, nilai, terpenuhi }) => [kode, nilai, terpenuhi]),
    ).toEqual([
      ['bimbingan', '0', false],
      ['usulan', 'Belum', false],
      ['kuesioner', '3 belum diisi', false],
    ])
    at('2026-10-27')
    for (let count = 0; count < 3; count += 1) expect((await meet('421', '2026-10-27')).status).toBe(200)
    expect(await refusalOf(await request('421', { jenisSidang: 'usulan' }))).toEqual(
      refused(409, 'Bimbingan 0 dari 3.'),
    )
    at('2026-10-28', '15:40')
    expect(await refusalOf(await request('421', { jenisSidang: 'usulan' }))).toEqual(
      refused(409, 'Kuesioner 2025/2026 Genap 3 belum diisi.'),
    )
  })

  it('[R7-025] list the next kind first', async () => {
    const kinds = async (persona: string, id: string) =>
      (await student(persona).defenceRules(id)).map(({ jenisSidang }) => jenisSidang)
    expect(await kinds('aktif', '412')).toEqual(['usulan', 'akhir'])
    expect(await kinds('tugas-akhir', '388')).toEqual(['akhir'])
    expect(await kinds('aktif', '388')).toEqual([])
  })

  it('of the story accept the attendance confirmation until two days before, and are passed that afternoon', async () => {
    const { defence, approve, work } = student('aktif')
    expect(await defence('71')).toMatchObject({
      status: 'dijadwalkan',
      tanggal: '2026-11-24',
      persetujuanKehadiran: false,
    })
    expect((await approve('71')).status).toBe(200)
    expect(await defence('71')).toMatchObject({ persetujuanKehadiran: true })
    at('2026-11-24', '15:29')
    expect((await defence('71'))?.status).toBe('dijadwalkan')
    at('2026-11-24', '15:30')
    expect(await defence('71')).toMatchObject({ status: 'selesai', hasil: 'Lulus', batasRevisi: null })
    expect(await work('412')).toMatchObject({ status: 'disetujui', idSidang: null, minimalBimbingan: 8 })
  })

  it('are rejected without a confirmed attendance in time, and may be requested again', async () => {
    const { defence, approve, request } = student('aktif')
    at('2026-11-22', '13:30')
    expect(await defence('71')).toMatchObject({
      status: 'ditolak',
      catatan: 'Kehadiran tidak disetujui sampai batasnya. Ajukan lagi.',
    })
    expect(await refusalOf(await approve('71'))).toEqual(refused(409, 'Batas persetujuan kehadiran sudah lewat.'))
    expect((await request('412', { jenisSidang: 'usulan' })).status).toBe(200)
    expect(await defence('91')).toMatchObject({ status: 'diajukan', persetujuanKehadiran: false, tanggal: null })
    expect(await refusalOf(await approve('91'))).toEqual(refused(409, 'Hari sidang belum ditetapkan.'))
  })

  it('of tugas-akhir lead from the eighth meeting to the condition of graduation', async () => {
    const { meet, request, defence, approve, work, graduation, defenceRules } = student('tugas-akhir')
    const isPassed = async () => (await graduation()).syarat?.find(({ kode }) => kode === 'tugas-akhir')?.terpenuhi
    expect(await refusalOf(await request('388'))).toEqual(refused(409, 'Bimbingan 7 dari 8.'))
    expect((await meet('388', '2026-10-22')).status).toBe(200)
    at('2026-10-26', '09:00')
    expect((await defenceRules('388'))[0]).toMatchObject({ jenisSidang: 'akhir', bolehMengajukan: true, alasan: null })
    expect((await request('388')).status).toBe(200)
    expect(await refusalOf(await request('388'))).toEqual(refused(409, 'Masih ada sidang yang berjalan'))
    at('2026-10-27', '09:00')
    expect((await defence('91'))?.status).toBe('disetujui')
    at('2026-10-29', '10:00')
    expect(await defence('91')).toMatchObject({
      status: 'dijadwalkan',
      tanggal: '2026-11-10',
      jamMulai: '09.00',
      jamSelesai: '10.30',
      penguji: [{ label: 'Ketua Penguji' }, { label: 'Anggota Penguji' }],
    })
    expect((await work('388'))?.status).toBe('sidang')
    await approve('91')
    at('2026-11-10', '11:00')
    expect(await defence('91')).toMatchObject({
      status: 'selesai',
      hasil: 'Lulus dengan revisi',
      batasRevisi: '2026-11-24',
    })
    expect(await isPassed()).toBe(false)
    at('2026-11-25', '09:00')
    expect((await work('388'))?.status).toBe('selesai')
    expect(await isPassed()).toBe(true)
  })

  it('take the requested day if it is at least two weeks ahead', async () => {
    const { request, defence } = student('aktif')
    at('2026-11-23')
    await request('412', { jenisSidang: 'usulan', tanggalUsulan: '2026-12-10', setujuHadir: true })
    at('2026-11-26')
    expect(await defence('91')).toMatchObject({
      status: 'dijadwalkan',
      tanggal: '2026-12-10',
      persetujuanKehadiran: true,
    })
  })

  it.each([
    [{ tautanNaskah: 'naskah saya' }, 'tautanNaskah', 'alamat web'],
    [{ tautanNaskah: 'javascript:alert(1)' }, 'tautanNaskah', 'alamat web'],
    [{ tanggalUsulan: '2026-12-12' }, 'tanggalUsulan', '12 Desember 2026 bukan hari kerja.'],
    [{ tanggalUsulan: '2026-12-21' }, 'tanggalUsulan', 'Pilih hari dari 16 November 2026 sampai 18 Desember 2026.'],
    [{ tanggalUsulan: '2026-11-20' }, 'tanggalUsulan', 'sesudah hari ini'],
    [{ tanggalUsulan: '2026-02-31' }, 'tanggalUsulan', 'tidak dikenal'],
  ])('are rejected with an error on the invalid field: %j', async (more, field, words) => {
    at('2026-11-23')
    expect(await fieldOf(await student('aktif').request('412', { jenisSidang: 'usulan', ...more }))).toEqual([
      422,
      { field, message: expect.stringContaining(words) as string },
    ])
  })

  it("are rejected after the window, for another kind and for another student's work", async () => {
    at('2026-11-23')
    expect(await refusalOf(await student('aktif').request('412'))).toEqual(refused(422, 'bukan sidang berikutnya'))
    expect((await student('aktif').request('388', { jenisSidang: 'usulan' })).status).toBe(404)
    at('2026-12-05')
    expect(await refusalOf(await student('aktif').request('412', { jenisSidang: 'usulan' }))).toEqual(
      refused(409, 'Masa pengajuan sidang berakhir 4 Desember 2026.'),
    )
  })
})

it('has a finished project for lulus, many old proposals for padat and nothing for kosong', async () => {
  expect(await student('lulus').works()).toMatchObject([{ id: '215', status: 'selesai' }])
  expect(await student('lulus').defences()).toHaveLength(2)
  expect(await student('padat').works()).toHaveLength(24)
  expect(await student('kosong').works()).toEqual([])
  expect(await student('kosong').defences()).toEqual([])
  expect(await student('kosong').defenceRules()).toEqual([])
  expect(await student('kosong').rules()).toMatchObject({ syarat: [], calonPembimbing: [] })
})
