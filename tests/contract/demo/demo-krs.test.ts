// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { JadwalKuliahListWire } from '#generated/models/jadwal-dan-presensi/jadwalKuliahListWire.zod.ts'
import { KrsEditWire } from '#generated/models/krs/krsEditWire.zod.ts'
import { KrsKurikulumWire } from '#generated/models/krs/krsKurikulumWire.zod.ts'
import { KrsRiwayatWire } from '#generated/models/krs/krsRiwayatWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

const KRS_OPEN = '2027-01-12T10:00:00+07:00'
const PKRS_OPEN = '2026-09-08T10:00:00+07:00'
const NEXT = { tahun: 2027, semester: 2 }
const NOW = { tahun: 2027, semester: 1 }

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const seed = seedMahasiswa().find((mahasiswa) => mahasiswa.persona === persona)
  if (!seed) throw new Error(persona)
  const token = gateway.tokenOf(persona)
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await gateway.ask(method, `/v1/mahasiswa/${seed.idMahasiswa}/${path}`, { token, body })).json()
  return {
    get: (path: string) => ask('GET', path),
    save: (jenis: string, body: unknown) => ask('POST', `edit_${jenis}`, body),
    edit: async (jenis: string) => KrsEditWire.parse(await ask('GET', `edit_${jenis}`)),
    kurikulum: async (jenis: string) => KrsKurikulumWire.parse(await ask('GET', `kurikulum_makul_${jenis}`)),
    riwayat: async (jenis: string, { tahun, semester }: typeof NOW) =>
      KrsRiwayatWire.parse(await ask('GET', `${jenis}?tahun=${tahun}&semester=${semester}`)),
  }
}

const AI = { idMakul: '2601', idKelas: '60101' }
const SECURITY = { idMakul: '2602', idKelas: '60201' }
const body = (makul: unknown[], makulCadangan: unknown[] = []) => ({ ...NEXT, makul, makulCadangan })
const countSks = (rows: readonly { sks?: number | null | undefined }[]) =>
  rows.reduce((sum, { sks }) => sum + (sks ?? 0), 0)
const codes = (rows: readonly { kodeMakul?: string | null | undefined }[]) => rows.map(({ kodeMakul }) => kodeMakul)

describe('registration for the next period', () => {
  it('starts a KRS with the courses of the KRSS and keeps it closed before its window', async () => {
    const { edit, save } = student('aktif')
    const before = await edit('krs')
    expect(codes(before.makul)).toEqual(['IF2601', 'IF2602', 'IF2606'])
    expect(before).toMatchObject({ isKrsDikunci: true, alasanDikunci: 'KRS 2026/2027 Genap dibuka 11 Januari 2027' })
    expect(await save('krs', body([AI]))).toMatchObject({ status: { code: '409' } })
    expect(codes((await edit('krs')).makul)).toHaveLength(3)
  })

  it('stores a saved KRS, shows it in the history, and approves and locks it a day later', async () => {
    gateway.controls.jumpTo(KRS_OPEN)
    const { edit, save, riwayat, get } = student('aktif')
    expect(await save('krs', body([AI, SECURITY], [{ idMakul: '2603', idKelas: '60302' }]))).toMatchObject({
      status: { code: '00' },
    })
    expect(await edit('krs')).toMatchObject({
      isKrsDikunci: false,
      makul: [{ kodeMakul: 'IF2601', status: 'Belum disetujui' }, { kodeMakul: 'IF2602' }],
      makulCadangan: [{ kodeMakul: 'IF2603', kelas: 'B' }],
    })
    expect(await riwayat('krs', NEXT)).toMatchObject({ totalSks: 6, tanggalPersetujuan: null })
    expect(await get('tahun_semester')).toMatchObject({ data: [{ tahun: 2027, semester: 2 }, {}, {}, {}, {}, {}] })
    gateway.controls.advance(25 * 3_600_000)
    expect(await edit('krs')).toMatchObject({
      isKrsDikunci: true,
      alasanDikunci: 'KRS 2026/2027 Genap telah disetujui dosen PA',
      makul: [{ status: 'Disetujui' }, { status: 'Disetujui' }],
    })
    expect(await riwayat('krs', NEXT)).toMatchObject({ tanggalPersetujuan: '2027-01-13T10:00:00+07:00' })
  })

  it.each([
    ['a course that is not on offer', [{ idMakul: '1', idKelas: '1' }], '422', 'Mata kuliah 1 tidak ditawarkan'],
    ['a class of another course', [{ idMakul: '2601', idKelas: '60201' }], '422', 'Mata kuliah 2601 tidak ditawarkan'],
    [
      'a course whose prerequisite is not passed',
      [{ idMakul: '2611', idKelas: '61101' }],
      '422',
      'Penambangan Data: IF2501 Basis Data Lanjut belum lulus',
    ],
    ['a full class', [{ idMakul: '2605', idKelas: '60501' }], '409', 'Kelas A Teknik Kompilasi sudah penuh'],
    [
      'the same course twice',
      [AI, { idMakul: '2601', idKelas: '60102' }],
      '422',
      'Mata kuliah yang sama dipilih dua kali',
    ],
  ])('rejects %s with a message and changes nothing', async (_, makul, code, message) => {
    gateway.controls.jumpTo(KRS_OPEN)
    const { save, edit } = student('aktif')
    const before = await edit('krs')
    expect(await save('krs', body(makul))).toEqual({ status: { code, message } })
    expect(await edit('krs')).toEqual(before)
  })

  it('rejects more SKS than the gateway allows', async () => {
    gateway.controls.jumpTo(KRS_OPEN)
    const { save, kurikulum } = student('validasi-data')
    const { makul, maksimalSks } = await kurikulum('krs')
    const open = makul.filter(({ eligible }) => eligible === 'Ya')
    const all = open.map(({ idMakul, kelas }) => ({ idMakul, idKelas: kelas?.at(-1)?.idKelas }))
    expect(await save('krs', body(all))).toMatchObject({
      status: { message: `Jumlah SKS (${countSks(open)}) melebihi batas ${String(maksimalSks)} SKS` },
    })
  })

  it.each([
    ['tunggakan', '409', 'KRS terkunci karena tunggakan dua semester'],
    ['cuti', '403', 'Mahasiswa berstatus Cuti tidak dapat mengisi KRS'],
    ['lulus', '403', 'Mahasiswa berstatus Lulus tidak dapat mengisi KRS'],
  ])('rejects %s while the window is open', async (persona, code, message) => {
    gateway.controls.jumpTo(KRS_OPEN)
    expect(await student(persona).save('krs', { ...body([]), tahun: 2027 })).toEqual({
      status: { code, message },
    })
  })
})

describe('change of the running period', () => {
  it('moves the student to another class, also in the schedule, and records the change', async () => {
    gateway.controls.jumpTo(PKRS_OPEN)
    const { save, edit, riwayat, get } = student('aktif')
    const now = await edit('pkrs')
    const makul = now.makul.map(({ idMakul, idKelas }) => ({
      idMakul,
      idKelas: idMakul === '9501' ? '90101' : idKelas,
    }))
    expect(await save('pkrs', { ...NOW, makul, makulCadangan: [] })).toMatchObject({ status: { code: '00' } })
    const rows = (await riwayat('pkrs', NOW)).data
    expect(rows.find(({ idMakul }) => idMakul === '9501')).toMatchObject({
      perubahan: 'Ganti kelas',
      kelasSebelumnya: 'C',
      kelas: 'A',
    })
    const { data } = JadwalKuliahListWire.parse(await get('jadwal_kuliah?tahun=2027&semester=1'))
    expect(data.find(({ idMakul }) => idMakul === '9501')).toMatchObject({ kelas: 'A' })
  })

  it('drops a course and lists it as dropped', async () => {
    gateway.controls.jumpTo(PKRS_OPEN)
    const { save, edit, riwayat } = student('aktif')
    const { makul } = await edit('pkrs')
    const kept = makul.slice(1).map(({ idMakul, idKelas }) => ({ idMakul, idKelas }))
    await save('pkrs', { ...NOW, makul: kept, makulCadangan: [] })
    expect((await riwayat('pkrs', NOW)).data.find(({ idMakul }) => idMakul === '2504')).toMatchObject({
      perubahan: 'Dibatalkan',
    })
    expect((await edit('pkrs')).makul).toHaveLength(makul.length - 1)
  })
})

const JAM = /^\d\d\.\d\d$/
/** Latest end of a class that begins before midnight. */
const NIGHT_ENDS = '05.00'
const isSpan = (from: string | null | undefined, until: string | null | undefined): boolean =>
  typeof from === 'string' &&
  typeof until === 'string' &&
  JAM.test(from) &&
  JAM.test(until) &&
  (from < until || until < NIGHT_ENDS)

describe.each(seedMahasiswa().map(({ persona }) => persona))('courses on offer for %s', (persona) => {
  it.each(['krss', 'krs', 'pkrs'])(
    'contain in %s each course and each class once, with seats and times',
    async (jenis) => {
      const { makul, makulCadangan } = await student(persona).kurikulum(jenis)
      const all = [...makul, ...(makulCadangan ?? [])]
      const classes = all.flatMap(({ kelas }) => kelas ?? [])
      expect(new Set(all.map(({ idMakul }) => idMakul)).size).toBe(all.length)
      expect(new Set(classes.map(({ idKelas }) => idKelas)).size).toBe(classes.length)
      const meetings = classes.flatMap(({ jadwal }) => jadwal ?? [])
      expect(meetings.filter(({ jamMulai, jamSelesai }) => !isSpan(jamMulai, jamSelesai))).toEqual([])
      expect(classes.filter(({ terisi, kuota }) => Number(terisi) > Number(kuota))).toEqual([])
    },
  )

  it('have for every period a total that equals the sum of its SKS', async () => {
    const { get, riwayat } = student(persona)
    const { data } = KrsRiwayatWire.parse(await get('krs?tahun=2027&semester=1'))
    expect((await riwayat('krs', NOW)).totalSks).toBe(countSks(data))
  })
})

it('offers two hundred courses to padat', async () => {
  expect((await student('padat').kurikulum('krs')).makul).toHaveLength(200)
})
