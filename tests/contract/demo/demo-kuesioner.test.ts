// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { getGetKuesionerProsesPembelajaranResponseMock } from '#generated/mocks/kuesioner/kuesioner.msw.ts'
import { DashboardWire } from '#generated/models/dashboard/dashboardWire.zod.ts'
import { KrsEditWire } from '#generated/models/krs/krsEditWire.zod.ts'
import { KuesionerFormulirWire } from '#generated/models/kuesioner/kuesionerFormulirWire.zod.ts'
import { KuesionerMakulListWire } from '#generated/models/kuesioner/kuesionerMakulListWire.zod.ts'
import { KuesionerSemesterWire } from '#generated/models/kuesioner/kuesionerSemesterWire.zod.ts'
import { KhsWire } from '#generated/models/nilai/khsWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

const NOW = { tahun: 2027, semester: 1 }
const BEFORE = { tahun: 2026, semester: 2 }
const KINDS = ['proses_pembelajaran', 'layanan', 'kritiksaran'] as const

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.ask(method, `/v1/mahasiswa/${idMahasiswa}/${path}`, { token: gateway.tokenOf(persona), body })
  const read = async (path: string): Promise<unknown> => (await ask('GET', path)).json()
  const query = ({ tahun, semester }: typeof NOW) => `tahun=${tahun}&semester=${semester}`
  return {
    waktu: async (jenis: string) =>
      KuesionerSemesterWire.parse(await read(`semester_kuesioner_${jenis}`)).waktuKuesioner.data,
    makul: async (periode = NOW) =>
      KuesionerMakulListWire.parse(await read(`makul_kuesioner_proses_pembelajaran?${query(periode)}`)).data,
    formulir: async (jenis: string, periode = NOW, idMakul = '') =>
      KuesionerFormulirWire.parse(
        await read(`kuesioner_${jenis}?${query(periode)}${idMakul === '' ? '' : `&idMakul=${idMakul}`}`),
      ),
    send: (jenis: string, body: object) => ask('POST', `kuesioner_${jenis}`, body),
    khs: async (periode: typeof NOW) => KhsWire.parse(await read(`khs?${query(periode)}`)),
    krs: async (jenis: string) => KrsEditWire.parse(await read(`edit_${jenis}`)),
    count: async () => DashboardWire.parse(await read('dashboard')).jumlahKuesioner,
    ask,
  }
}

const soal = getGetKuesionerProsesPembelajaranResponseMock().kelompok.flatMap(({ pertanyaan }) => pertanyaan ?? [])
const ALL = soal.filter(({ isWajib }) => isWajib).map(({ idPertanyaan }) => ({ idPertanyaan, jawaban: 4 }))
const judge = (idMakul: unknown, periode = NOW, jawaban: object[] = ALL) => ({
  idKuesioner: `${periode.tahun}${periode.semester}1`,
  ...periode,
  idMakul,
  jawaban,
})

describe('questionnaires of a student', () => {
  it('[R7-028] are listed in waktuKuesioner.data with their windows and the number of answers', async () => {
    const { waktu } = student('aktif')
    const [proses, layanan, kritik] = await Promise.all(KINDS.map((jenis) => waktu(jenis)))
    expect(proses?.slice(0, 2)).toMatchObject([
      { ...NOW, tanggalSelesai: '2026-11-06', isBuka: true, isSudahDiisi: false, jumlahDiisi: 3, jumlahTotal: 8 },
      { ...BEFORE, isBuka: false, isSudahDiisi: true, jumlahDiisi: 9, jumlahTotal: 9 },
    ])
    expect(layanan?.[0]).toMatchObject({ ...NOW, isBuka: true, jumlahDiisi: 0, jumlahTotal: 1 })
    expect(kritik?.[0]).toMatchObject({ tanggalMulai: '2026-08-31', tanggalSelesai: '2027-01-15', isBuka: true })
  })

  it('open and close with the clock', async () => {
    const { waktu, count } = student('aktif')
    gateway.controls.jumpTo('2026-10-18T23:59:00+07:00')
    expect((await waktu('proses_pembelajaran'))[0]).toMatchObject({ isBuka: false, jumlahDiisi: 0 })
    expect(await count()).toBe(1)
    gateway.controls.jumpTo('2026-11-06T23:59:00+07:00')
    expect((await waktu('layanan'))[0]).toMatchObject({ isBuka: true })
    gateway.controls.jumpTo('2026-11-07T00:00:00+07:00')
    expect((await waktu('layanan'))[0]).toMatchObject({ isBuka: false, isSudahDiisi: false })
    expect(await count()).toBe(1)
  })

  it('differ by student: none for kosong, many for padat, only past ones for lulus', async () => {
    expect(await student('kosong').waktu('proses_pembelajaran')).toEqual([])
    expect(await student('padat').waktu('proses_pembelajaran')).toHaveLength(15)
    expect(await student('padat').makul()).toHaveLength(18)
    const [last] = await student('lulus').waktu('layanan')
    expect(last).toMatchObject({ isBuka: false, isSudahDiisi: true })
    expect(await student('baru').waktu('kritiksaran')).toHaveLength(1)
  })
})

describe('submitted questionnaire', () => {
  it('is counted, cannot be answered again, and is returned as it was answered', async () => {
    const { send, makul, waktu, formulir, count } = student('aktif')
    expect(await count()).toBe(7)
    const answers = [...ALL, { idPertanyaan: '7116', jawaban: 'Contoh kasus membantu.' }]
    expect((await send('proses_pembelajaran', judge('2501', NOW, answers))).status).toBe(200)
    expect(await count()).toBe(6)
    expect((await waktu('proses_pembelajaran'))[0]).toMatchObject({ jumlahDiisi: 4 })
    expect((await makul()).find(({ idMakul }) => idMakul === '2501')).toMatchObject({
      isSudahDiisi: true,
      tanggalDiisi: '2026-10-22T14:05:00+07:00',
    })
    const { isSudahDiisi, kelompok } = await formulir('proses_pembelajaran', NOW, '2501')
    expect(isSudahDiisi).toBe(true)
    const given = kelompok.flatMap(({ pertanyaan }) => pertanyaan ?? []).map(({ jawaban }) => jawaban)
    expect(given).toEqual([...ALL.map(({ jawaban }) => jawaban), 'Contoh kasus membantu.'])
    const again = await send('proses_pembelajaran', judge('2501'))
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({
      status: { message: 'Kuesioner ini sudah dikirim dan tidak dapat diubah.' },
    })
  })

  it.each([
    ['outside of its window', judge('2401', BEFORE), 409],
    ['of a course that is not the student’s', judge('9999'), 404],
    ['of another period’s number', { ...judge('2501'), idKuesioner: '1' }, 404],
    ['with a required answer missing', judge('2501', NOW, ALL.slice(1)), 422],
    ['with a foreign question', judge('2501', NOW, [...ALL, { idPertanyaan: '721', jawaban: 4 }]), 422],
    ['with a value out of the scale', judge('2501', NOW, [{ idPertanyaan: '7101', jawaban: 6 }, ...ALL.slice(1)]), 422],
    ['with one question twice', judge('2501', NOW, [...ALL, { idPertanyaan: '7101', jawaban: 4 }]), 422],
    [
      'with a text that is too long',
      judge('2501', NOW, [...ALL, { idPertanyaan: '7116', jawaban: 'x'.repeat(501) }]),
      422,
    ],
  ])('is rejected with a message: %s', async (_, body, status) => {
    const refused = await student('aktif').send('proses_pembelajaran', body)
    expect(refused.status).toBe(status)
    expect(await refused.json()).toMatchObject({ status: { message: expect.stringMatching(/\.$/) as unknown } })
    expect(await student('aktif').count()).toBe(7)
  })

  it.each([
    ['2026-10-18T10:00:00+07:00', 'Kuesioner ini belum dibuka.'],
    ['2026-11-07T10:00:00+07:00', 'Kuesioner ini sudah ditutup.'],
  ])('is rejected at %s: %s', async (moment, message) => {
    gateway.controls.jumpTo(moment)
    const refused = await student('aktif').send('proses_pembelajaran', judge('2501'))
    expect([refused.status, await refused.json()]).toMatchObject([422, { status: { message } }])
  })

  it('is stored with the world, for this student only', async () => {
    await student('aktif').send('proses_pembelajaran', judge('2501'))
    const next = createInProcessGateway()
    expect(next.controls.importWorld(gateway.controls.exportWorld())).toBe(true)
    gateway = next
    expect((await student('aktif').waktu('proses_pembelajaran'))[0]).toMatchObject({ jumlahDiisi: 4 })
    expect((await student('pembayaran-diproses').waktu('proses_pembelajaran'))[0]).toMatchObject({ jumlahDiisi: 0 })
  })
})

describe('open questionnaire of the previous period', () => {
  it('locks its grades and every registration until its last course is answered', async () => {
    const { khs, krs, makul, send } = student('kelebihan-bayar')
    const open = (await makul(BEFORE)).filter(({ isSudahDiisi }) => !isSudahDiisi)
    expect(open).toHaveLength(3)
    const locked = (await khs(BEFORE)).data.filter(({ isTerkunci }) => isTerkunci)
    expect(locked.map(({ idMakul, nilaiHuruf }) => [idMakul, nilaiHuruf])).toEqual(
      open.map(({ idMakul }) => [idMakul, null]),
    )
    expect((await khs(BEFORE)).ips).toBeNull()
    expect(await krs('krss')).toMatchObject({
      isDikunci: true,
      alasanDikunci: 'KRSS 2026/2027 Genap terkunci sampai kuesioner 2025/2026 Genap diisi',
    })
    for (const { idMakul } of open) expect((await send('proses_pembelajaran', judge(idMakul, BEFORE))).status).toBe(200)
    const after = await khs(BEFORE)
    expect(after.data.filter(({ isTerkunci, nilaiHuruf }) => isTerkunci || nilaiHuruf === null)).toEqual([])
    expect(after.ips).not.toBeNull()
    expect(await krs('krss')).toMatchObject({ isDikunci: false, alasanDikunci: null })
  })

  it('locks nothing for another student', async () => {
    expect((await student('aktif').khs(BEFORE)).data.filter(({ isTerkunci }) => isTerkunci)).toEqual([])
    expect((await student('aktif').krs('krss')).isDikunci).toBe(false)
  })
})
