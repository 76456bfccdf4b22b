// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { JadwalKuliahListWire } from '#generated/models/jadwal-dan-presensi/jadwalKuliahListWire.zod.ts'
import { PresensiKuliahListWire } from '#generated/models/jadwal-dan-presensi/presensiKuliahListWire.zod.ts'
import type { PresensiPertemuanWire } from '#generated/models/jadwal-dan-presensi/presensiPertemuanWire.zod.ts'
import { JadwalUjianListWire } from '#generated/models/ujian/jadwalUjianListWire.zod.ts'
import { KartuUjianWire } from '#generated/models/ujian/kartuUjianWire.zod.ts'
import { PresensiUjianListWire } from '#generated/models/ujian/presensiUjianListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

const NOW = { tahun: 2027, semester: 1 }
const BEFORE = { tahun: 2026, semester: 2 }

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const get = async (path: string): Promise<unknown> => {
    const answer = await gateway.ask('GET', `/v1/mahasiswa/${idMahasiswa}/${path}`, { token: gateway.tokenOf(persona) })
    return answer.json()
  }
  const of = ({ tahun, semester }: typeof NOW) => `tahun=${tahun}&semester=${semester}`
  return {
    jadwal: async (periode = NOW) => JadwalKuliahListWire.parse(await get(`jadwal_kuliah?${of(periode)}`)).data,
    presensi: async (periode = NOW) => PresensiKuliahListWire.parse(await get(`presensi_kuliah?${of(periode)}`)).data,
    ujian: async (jenis: string, periode = NOW) =>
      JadwalUjianListWire.parse(await get(`jadwal_ujian?jenis=${jenis}&${of(periode)}`)).data,
    presensiUjian: async (periode = NOW) =>
      PresensiUjianListWire.parse(await get(`presensi_ujian?${of(periode)}`)).data,
    kartu: async (jenis: string) => KartuUjianWire.parse(await get(`kartu_ujian?jenis=${jenis}`)),
  }
}

type Presensi = Awaited<ReturnType<ReturnType<typeof student>['presensi']>>
const isMeeting = (one: unknown): one is PresensiPertemuanWire => typeof one === 'object' && one !== null
const meetingsOf = (rows: Presensi): PresensiPertemuanWire[] =>
  rows.flatMap(({ presensi }) => (presensi ?? []).filter(isMeeting))
const marksOf = (rows: Presensi) => new Set(meetingsOf(rows).map(({ presensi }) => presensi))

describe('classes of a student', () => {
  it('match the week of the story, each with one time and a room', async () => {
    const rows = await student('aktif').jadwal()
    const times = rows.flatMap(({ kodeMakul, jadwal }) =>
      (jadwal ?? []).map(({ hari, jamMulai, ruang }) => `${kodeMakul} ${hari?.nama} ${jamMulai} ${ruang}`),
    )
    expect(times).toContain('IF2501 Kamis 15.30 R. 402')
    expect(times).toHaveLength(8)
  })

  it('have all meetings in an earlier period, and none in a period without grades', async () => {
    const { jadwal, presensi } = student('aktif')
    const [classes, marks] = [await jadwal(BEFORE), await presensi(BEFORE)]
    expect(classes.map(({ kodeMakul }) => kodeMakul)).toContain('IF2402')
    expect(marks.map(({ idMakul }) => idMakul)).toEqual(classes.map(({ idMakul }) => idMakul))
    expect(marks.map(({ presensi: held }) => held?.length)).toEqual([28, ...Array<number>(8).fill(14)])
    const days = meetingsOf(marks).map(({ tanggal }) => tanggal ?? '')
    expect([days.toSorted()[0], days.every((day) => day < '2026-08-01')]).toEqual(['2026-02-16', true])
    expect(await jadwal({ tahun: 2023, semester: 1 })).toEqual([])
  })

  it('meet on the weekday of the schedule', async () => {
    const { jadwal, presensi } = student('lintas-semester')
    for (const periode of [NOW, BEFORE, { tahun: 2026, semester: 3 }]) {
      const days = new Map(
        (await jadwal(periode)).map((row) => [row.idMakul, (row.jadwal ?? []).map((one) => one.hari?.kode)]),
      )
      for (const row of await presensi(periode)) {
        const held = meetingsOf([row]).map(({ tanggal }) => new Date(`${tanggal}T00:00:00Z`).getUTCDay())
        expect(days.get(row.idMakul)).toEqual(expect.arrayContaining(held))
      }
    }
  })

  it('include two times a week, a class in English, an online class and every attendance mark', async () => {
    const { jadwal, presensi } = student('baru')
    const rows = await jadwal()
    expect(rows.map((row) => row.jadwal?.length)).toContain(2)
    expect(rows.map(({ bahasaPengantar }) => bahasaPengantar)).toContain('ENG')
    const [online] = rows.flatMap((row) => row.jadwal ?? []).filter(({ urlDaring }) => urlDaring)
    expect(online).toMatchObject({ ruang: null, gedung: null, urlDaring: expect.stringMatching(/^https:/) as string })
    expect(marksOf(await presensi())).toEqual(new Set(['H', 'S', 'I', 'A', null]))
  })

  it('have a meeting without a mark until the lecturer enters it', async () => {
    const { presensi } = student('aktif')
    const last = async () => meetingsOf((await presensi()).filter(({ idMakul }) => idMakul === '9501')).at(-1)
    expect(await last()).toMatchObject({ tanggal: '2026-10-22', presensi: null, jamDatang: null })
    gateway.controls.jumpTo('2026-10-23T10:31:00+07:00')
    expect(await last()).toMatchObject({ tanggal: '2026-10-22', presensi: 'H' })
  })

  it('have hundreds of meetings for padat, and none for students without courses', async () => {
    const padat = student('padat')
    expect((await padat.jadwal()).length).toBeGreaterThan(12)
    const before = await padat.presensi(BEFORE)
    expect(Math.min(...before.map(({ presensi }) => presensi?.length ?? 0))).toBe(16)
    expect(meetingsOf(before).length).toBeGreaterThan(200)
    for (const persona of ['kosong', 'cuti', 'lulus']) {
      const { jadwal, presensi, ujian, presensiUjian } = student(persona)
      expect([await jadwal(), await presensi(), await ujian('UTS'), await presensiUjian()]).toEqual([[], [], [], []])
    }
    expect(await student('baru').jadwal(BEFORE)).toEqual([])
    expect((await student('cuti').jadwal(BEFORE)).length).toBeGreaterThan(5)
  })
})

describe('exams of a student', () => {
  it('are sorted by day and name their invigilator a few days before', async () => {
    const { ujian } = student('aktif')
    const rows = await ujian('UTS')
    const days = rows.map(({ tanggalUjian }) => tanggalUjian ?? '')
    expect(days).toEqual(days.toSorted())
    expect(new Set(rows.map(({ pengawas }) => pengawas))).toEqual(new Set([null]))
    gateway.controls.jumpTo('2026-10-23T00:00:00+07:00')
    const [first, ...rest] = await ujian('UTS')
    expect(first?.pengawas).toEqual(expect.stringContaining(', M.'))
    expect(first?.pengawas).not.toContain('Bagas')
    expect(rest.at(-1)?.pengawas).toBeNull()
  })

  it('have attendance of each kind once their days are over, for UTS and UAS separately', async () => {
    const { presensiUjian } = student('aktif')
    const kinds = async (part: 'uts' | 'uas') =>
      new Set((await presensiUjian()).map((row) => row.presensi?.[part]?.presensi))
    expect([await kinds('uts'), await kinds('uas')]).toEqual([new Set([null]), new Set([null])])
    gateway.controls.jumpTo('2026-11-09T08:00:00+07:00')
    expect([await kinds('uts'), await kinds('uas')]).toEqual([new Set(['H', 'I', 'A']), new Set([null])])
    const parts = (await presensiUjian()).map((row) => row.presensi?.uts)
    expect(parts.find((part) => part?.presensi === 'H')).toMatchObject({ jamDatang: '07.52', status: 'Hadir' })
    expect(parts.find((part) => part?.presensi === 'I')).toMatchObject({
      jamDatang: null,
      status: 'Ujian susulan',
      keterangan: 'Izin tertulis, ujian susulan 2026-11-11',
    })
    expect(parts.find((part) => part?.presensi === 'A')).toMatchObject({ status: 'Tidak hadir' })
    gateway.controls.jumpTo('2027-01-16T08:00:00+07:00')
    expect(await kinds('uas')).toEqual(new Set(['H']))
  })

  it('are over in an earlier period, and lie within a short semester', async () => {
    const { ujian } = student('lintas-semester')
    expect((await ujian('UAS', BEFORE)).every(({ presensi, pengawas }) => presensi && pengawas)).toBe(true)
    const days = (await ujian('UAS', { tahun: 2026, semester: 3 })).map(({ tanggalUjian }) => tanggalUjian)
    expect(days).toEqual(['2026-03-09', '2026-03-10'])
  })
})

describe('exam card', () => {
  it('is locked by an overdue bill, with a reason and without a code', async () => {
    const { kartu } = student('aktif')
    expect(await kartu('UAS')).toMatchObject({
      jenis: 'UAS',
      isDikunci: true,
      alasanDikunci: 'Kartu ujian UAS terkunci sampai tagihan lunas',
      qrCode: null,
    })
  })

  it('is open without overdue bills, has number and code by kind, and marks exams with too many absences', async () => {
    const { kartu } = student('baru')
    const uts = await kartu('UTS')
    expect(uts).toMatchObject({ isDikunci: false, alasanDikunci: null, nomorUjian: 'UTS-20271-260117041', tahun: 2027 })
    expect(uts.qrCode).toContain('UTS-20271-260117041')
    expect((await kartu('UAS')).qrCode).toContain('UAS-20271-260117041')
    const not = (uts.data ?? []).filter(({ eligible }) => eligible === 'Tidak')
    expect(not.map(({ persentaseKehadiran }) => persentaseKehadiran)).toEqual([57.14])
    gateway.controls.jumpTo('2026-11-11T08:00:00+07:00')
    expect(await kartu('UTS')).toMatchObject({ isDikunci: true, qrCode: null })
  })

  it('has no number, code or rows for a student without exams', async () => {
    expect(await student('kosong').kartu('UTS')).toMatchObject({ nomorUjian: null, qrCode: null, data: [] })
  })
})

it('loads a stored world that was saved before classes had these fields', async () => {
  const [baru] = seedMahasiswa().filter(({ persona }) => persona === 'baru')
  if (!baru) throw new Error('baru')
  const old = baru.kelas.map(
    ({
      slotLain: _a,
      bahasaPengantar: _b,
      urlDaring: _c,
      jumlahPertemuan: _d,
      jedaTandaJam: _e,
      tandaUjian: _f,
      ...kelas
    }) => kelas,
  )
  const world = gateway.store.world
  world.mahasiswa[baru.idMahasiswa] = { ...baru, kelas: old }
  world.changed.push(baru.idMahasiswa)
  const next = createInProcessGateway()
  expect(next.controls.importWorld(gateway.controls.exportWorld())).toBe(true)
  gateway = next
  const { jadwal, presensi, ujian, kartu } = student('baru')
  expect((await jadwal()).map((row) => row.jadwal?.length)).toEqual(Array<number>(8).fill(1))
  expect(meetingsOf(await presensi()).length).toBeGreaterThan(50)
  expect([await ujian('UTS'), (await kartu('UTS')).data].map((rows) => rows?.length)).toEqual([8, 8])
})

it('gives mengulang a course with two classes, a class past midnight and a repeated course', async () => {
  const { jadwal, presensi } = student('mengulang')
  const rows = await jadwal(NOW)
  const two = rows.filter(({ kodeMakul }) => kodeMakul === 'IF2501')
  expect(two.map(({ kelas }) => kelas)).toEqual(['A', 'P1'])
  const marks = (await presensi(NOW)).filter(({ kodeMakul }) => kodeMakul === 'IF2501')
  expect(marks.map(({ idKelas }) => idKelas)).toEqual(two.map(({ idKelas }) => idKelas))
  expect(JSON.stringify(marks[0]?.presensi)).not.toBe(JSON.stringify(marks[1]?.presensi))
  expect(rows.flatMap((row) => row.jadwal ?? [])).toContainEqual(
    expect.objectContaining({ jamMulai: '22.00', jamSelesai: '00.30' }),
  )
  expect(rows.map(({ kodeMakul }) => kodeMakul)).toContain('IF2202') // graded E in semester 2
})
