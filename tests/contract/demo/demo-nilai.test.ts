// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { AktivitasKuliahListWire } from '#generated/models/nilai/aktivitasKuliahListWire.zod.ts'
import { KhsWire } from '#generated/models/nilai/khsWire.zod.ts'
import { NilaiKonversiListWire } from '#generated/models/nilai/nilaiKonversiListWire.zod.ts'
import { NilaiPerkomponenListWire } from '#generated/models/nilai/nilaiPerkomponenListWire.zod.ts'
import { TranskripCetakWire } from '#generated/models/nilai/transkripCetakWire.zod.ts'
import { TranskripWire } from '#generated/models/nilai/transkripWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

const NOW = { tahun: 2027, semester: 1 }
const BEFORE = { tahun: 2026, semester: 2 }
const PERSONAS = seedMahasiswa().map(({ persona }) => persona)

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = async (path: string): Promise<unknown> =>
    (await gateway.ask('GET', `/v1/mahasiswa/${idMahasiswa}/${path}`, { token: gateway.tokenOf(persona) })).json()
  const of = ({ tahun, semester }: typeof NOW) => `?tahun=${tahun}&semester=${semester}`
  return {
    aktivitas: async () => AktivitasKuliahListWire.parse(await ask('aktivitas_kuliah')).data,
    khs: async (periode = BEFORE) => KhsWire.parse(await ask(`khs${of(periode)}`)),
    transkrip: async () => TranskripWire.parse(await ask('transkrip')),
    cetak: async () => TranskripCetakWire.parse(await ask('cetak_transkrip')),
    komponen: async (periode = NOW) =>
      NilaiPerkomponenListWire.parse(await ask(`nilai_perkomponen${of(periode)}`)).data,
    konversi: async () => NilaiKonversiListWire.parse(await ask('nilai_konversi')).data,
  }
}

const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0)

describe('demo grades', () => {
  it.each(PERSONAS)('of %s are consistent between the transcript, the semesters and their reports', async (persona) => {
    const { aktivitas, khs, transkrip, cetak } = student(persona)
    const { data, totalSks, totalMutu, ipk } = await transkrip()
    expect(sum(data.map(({ sks }) => sks))).toBe(totalSks)
    const hidden = new Set(data.flatMap(({ isTerkunci, semesterKe }) => (isTerkunci ? [semesterKe] : [])))
    if (hidden.size === 0) expect(sum(data.map(({ mutu }) => mutu))).toBe(totalMutu)
    if (data.length > 0) expect(ipk).toBe((Number(totalMutu) / Number(totalSks)).toFixed(6))
    const rows = await aktivitas()
    const finished = rows.filter(({ ips }) => ips !== null)
    // A semester with a hidden grade has no IPS: the grade could be calculated from it.
    expect(finished.filter(({ semesterKe }) => hidden.has(semesterKe))).toEqual([])
    if (hidden.size === 0) expect(finished.at(-1)?.ipk ?? null).toBe(ipk)
    for (const { tahunSemester, ips, sks } of finished) {
      const [tahun, semester] = [Number(String(tahunSemester).slice(0, 4)), Number(String(tahunSemester).slice(4))]
      expect(await khs({ tahun, semester })).toMatchObject({ ips, sks })
    }
    expect((await cetak()).data).toEqual(data)
  })

  it('are returned unrounded, so that each campus chooses its decimals', async () => {
    const { transkrip, khs } = student('aktif')
    expect((await transkrip()).ipk).toBe('3.511905')
    expect((await khs({ tahun: 2025, semester: 2 })).ips).toBe('3.568182')
  })

  it('are empty and have no average for a student without grades', async () => {
    for (const persona of ['baru', 'kosong']) {
      expect(await student(persona).transkrip()).toMatchObject({ data: [], ipk: null, predikat: null })
      expect(await student(persona).khs(NOW)).toMatchObject({ data: [], ips: null, ipk: null })
    }
  })

  it('have a final transcript after graduation', async () => {
    expect(await student('aktif').cetak()).toMatchObject({ isSementara: true, tanggalLulus: null })
    const final = await student('lulus').cetak()
    expect(final).toMatchObject({ isSementara: false, tanggalLulus: '2026-08-20' })
    expect(final.judulTugasAkhir).toMatch(/^Sistem Rekomendasi/)
  })
})

describe('grade components', () => {
  it('of the running period have grades up to the current week', async () => {
    const rows = await student('aktif').komponen()
    expect(rows).toHaveLength(8)
    for (const { nilaiAkhir, nilaiHuruf, komponen } of rows) {
      expect([nilaiAkhir, nilaiHuruf]).toEqual([null, null])
      expect(komponen?.map(({ nilai }) => nilai === null)).toEqual([false, false, true, true])
    }
  })

  it('of an earlier period add up to the mark in the report; a laboratory has no components', async () => {
    const { komponen, khs } = student('aktif')
    const rows = await komponen(BEFORE)
    const { data } = await khs()
    expect(rows.map(({ idMakul, nilaiAkhir, nilaiHuruf }) => [idMakul, nilaiAkhir, nilaiHuruf])).toEqual(
      data.map(({ idMakul, nilaiAngka, nilaiHuruf }) => [idMakul, nilaiAngka, nilaiHuruf]),
    )
    for (const { komponen: parts, nilaiAkhir, sks } of rows) {
      if (sks === 1) expect(parts).toBeNull()
      else
        expect(sum((parts ?? []).map(({ persentase, nilai }) => Number(persentase) * Number(nilai)))).toBeCloseTo(
          Number(nilaiAkhir) * 100,
          6,
        )
    }
  })

  it('are empty when there is neither a class nor a grade', async () => {
    expect(await student('kosong').komponen()).toEqual([])
    expect(await student('aktif').komponen({ tahun: 2020, semester: 1 })).toEqual([])
  })
})

it('returns one recognised course for aktif, 24 for padat and none for others', async () => {
  const counts = await Promise.all(
    ['aktif', 'padat', 'lulus', 'kosong'].map(async (one) => (await student(one).konversi()).length),
  )
  expect(counts).toEqual([1, 24, 0, 0])
})
