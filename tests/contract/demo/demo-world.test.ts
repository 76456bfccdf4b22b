// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { presensiOf } from '#tools/demo/world/jadwal.ts'
import { kelasOfPeriode } from '#tools/demo/world/kelas-periode.ts'
import {
  kunciTagihan,
  nominalOf,
  saldoOf,
  tagihanTerhitung,
  totalBayar,
  totalTunggakan,
} from '#tools/demo/world/keuangan.ts'
import type { Mahasiswa } from '#tools/demo/world/mahasiswa-types.ts'
import { khsOf, transkripOf } from '#tools/demo/world/nilai.ts'
import { dibacaPada, pengumumanOf } from '#tools/demo/world/pengumuman.ts'
import { periodeAnswers } from '#tools/demo/world/periode.ts'
import { countDitandai, countHadir, pertemuanOf, slotsOf } from '#tools/demo/world/pertemuan.ts'
import { alasanKunci } from '#tools/demo/world/registrasi.ts'
import { rekapOf } from '#tools/demo/world/rekap.ts'
import { riwayatKuliahOf } from '#tools/demo/world/riwayat-kuliah.ts'
import { countSks, isKartuUjianDikunci, PERIODE_BERJALAN } from '#tools/demo/world/rules.ts'
import { createWorld, STORY_NOW, seedMahasiswa } from '#tools/demo/world/seed.ts'
import { tawaranOf } from '#tools/demo/world/tawaran.ts'
import { addHari, fromTanggal, toIso } from '#tools/demo/world/waktu.ts'

const BOBOT: Record<string, number> = { A: 4, AB: 3.5, B: 3, BC: 2.5, C: 2, D: 1, E: 0 }
const students = seedMahasiswa()
const byPersona = (persona: string): Mahasiswa => {
  const found = students.find((mahasiswa) => mahasiswa.persona === persona)
  if (!found) throw new Error(persona)
  return found
}
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('demo world', () => {
  it('is byte-identical for the same seed', () => {
    expect(JSON.stringify(createWorld())).toBe(JSON.stringify(createWorld()))
  })

  it('gives each student a unique NIM, uuid, email and name, except for the second account of one person', () => {
    for (const pick of ['idMahasiswa', 'uuid', 'email', 'persona'] as const) {
      expect(new Set(students.map((mahasiswa) => mahasiswa[pick])).size).toBe(students.length)
    }
    const others = students.filter(({ persona }) => persona !== 'akun-kedua')
    expect(new Set(others.map(({ nama }) => nama)).size).toBe(others.length)
  })

  it('matches docs/story.md for the persona aktif', () => {
    const aktif = byPersona('aktif')
    expect(riwayatKuliahOf(aktif).map(({ sks, ips }) => [sks, ips])).toEqual([
      [20, '3.400000'],
      [22, '3.568182'],
      [20, '3.300000'],
      [22, '3.750000'],
      [22, null],
    ])
    expect(transkripOf(aktif)).toMatchObject({ totalSks: 84, totalMutu: 295, ipk: '3.511905' })
    expect(totalTunggakan(aktif.keuangan)).toBe(2_750_000)
    expect(totalBayar(aktif.keuangan)).toBe(28_400_000)
    expect(saldoOf(aktif.keuangan)).toBe(125_000)
    const basisData = aktif.kelas.find(({ kodeMakul }) => kodeMakul === 'IF2501')
    if (!basisData) throw new Error('IF2501')
    expect(countHadir(basisData, STORY_NOW)).toEqual({ hadir: 6, absen: 1, persentase: 85.71 })
    expect(pengumumanOf(aktif).filter((row) => dibacaPada(aktif, row) === null)).toHaveLength(3)
  })

  it('fills padat with 200 makul, 1,000 announcements and eight years of bills', () => {
    const padat = byPersona('padat')
    const makul = padat.riwayat.flatMap((semester) => semester.makul)
    expect(makul.length + padat.kelas.length).toBe(200)
    expect(new Set([...makul, ...padat.kelas].map(({ idMakul }) => idMakul)).size).toBe(200)
    expect(pengumumanOf(padat)).toHaveLength(1000)
    expect(new Set(padat.keuangan.tagihan.map(({ tahun }) => tahun)).size).toBe(8)
  })

  it('gives kosong no rows and no amounts', () => {
    const kosong = byPersona('kosong')
    expect(rekapOf(kosong.keuangan, STORY_NOW)).toMatchObject({
      totalTunggakan: 0,
      totalBayar: 0,
      totalTagihan: 0,
      perSemester: [],
    })
    expect([pengumumanOf(kosong), kosong.kelas, riwayatKuliahOf(kosong), transkripOf(kosong).data]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('lets tugas-akhir reach the required credits with the final project, with no overdue bill', () => {
    const mahasiswa = byPersona('tugas-akhir')
    const done = countSks(mahasiswa.riwayat.flatMap(({ makul }) => makul))
    expect(mahasiswa.kelas.map(({ namaMakul }) => namaMakul)).toEqual(['Tugas Akhir'])
    expect(done + countSks(mahasiswa.kelas)).toBeGreaterThanOrEqual(mahasiswa.prodi.sksKelulusan)
    expect(isKartuUjianDikunci(mahasiswa, STORY_NOW)).toBe(false)
    expect(totalTunggakan(mahasiswa.keuangan)).toBe(1_500_000)
  })

  it('gives kerja-praktik an internship among the classes', () => {
    expect(byPersona('kerja-praktik').kelas.map(({ namaMakul }) => namaMakul)).toContain('Kerja Praktik')
  })

  it('gives lintas-semester a short semester in periods, grades, averages and bills', () => {
    const mahasiswa = byPersona('lintas-semester')
    const sp = { tahun: 2026, semester: 3 }
    expect(periodeAnswers(mahasiswa, 5).map(({ label }) => label)).toEqual([
      '2026/2027 Ganjil',
      '2025/2026 SP Ganjil',
      '2025/2026 Genap',
      '2025/2026 Ganjil',
      '2024/2025 Genap',
      '2024/2025 Ganjil',
    ])
    expect(khsOf(mahasiswa, sp, STORY_NOW)).toMatchObject({ ...sp, semesterKe: 4, sks: 4, ips: '3.750000' })
    const [genap, pendek] = riwayatKuliahOf(mahasiswa).slice(3, 5)
    expect([genap?.sksTotal, pendek?.sksTotal]).toEqual([84, 88])
    expect(Number(pendek?.ipk)).toBeGreaterThan(Number(genap?.ipk))
    expect(mahasiswa.keuangan.tagihan.filter(({ semester }) => semester === 3)).toHaveLength(1)
    expect(totalTunggakan(mahasiswa.keuangan)).toBe(0)
    expect(tawaranOf(mahasiswa, 'krs').makul.filter(({ kodeMakul }) => kodeMakul === 'IF2614')).toEqual([])
  })

  it('locks KRS and exam card of tunggakan, and only the exam card of aktif', () => {
    const inWindow = Date.parse('2027-01-12T10:00:00+07:00')
    expect(alasanKunci(byPersona('tunggakan'), 'krs', inWindow)).toMatch(/tunggakan/)
    expect(alasanKunci(byPersona('aktif'), 'krs', inWindow)).toBeNull()
    expect(isKartuUjianDikunci(byPersona('aktif'), STORY_NOW)).toBe(true)
    expect(isKartuUjianDikunci(byPersona('baru'), STORY_NOW)).toBe(false)
  })
})

describe.each(students.map((mahasiswa) => [mahasiswa.persona, mahasiswa] as const))('student %s', (_, mahasiswa) => {
  const { keuangan, riwayat, kelas } = mahasiswa

  it('has arrears equal to bills minus payments, per bill and in total', () => {
    const rekap = rekapOf(keuangan, STORY_NOW)
    expect(rekap.totalTagihan).toBe(rekap.totalTunggakan + rekap.totalBayar)
    expect(total((rekap.perSemester ?? []).map(({ tunggakan }) => tunggakan ?? 0))).toBe(rekap.totalTunggakan)
    expect(total((rekap.perSemester ?? []).map(({ bayar }) => bayar ?? 0))).toBe(rekap.totalBayar)
    expect(total(keuangan.pembayaran.map(nominalOf))).toBe(rekap.totalBayar)
    expect(tagihanTerhitung(keuangan).filter(({ tunggakan }) => tunggakan < 0)).toEqual([])
  })

  it('has unique bill keys, and payments for existing bills only', () => {
    const keys = keuangan.tagihan.map(kunciTagihan)
    expect(new Set(keys).size).toBe(keys.length)
    const paid = [...keuangan.pembayaran, ...(keuangan.diproses ? [keuangan.diproses] : [])].flatMap(
      ({ rincian }) => rincian,
    )
    expect(paid.filter(({ kunci }) => !keys.includes(kunci))).toEqual([])
    expect(keuangan.diproses === null ? 0 : nominalOf(keuangan.diproses)).toBe(keuangan.diproses?.pembayaran.total ?? 0)
  })

  it('has credits and averages computed from its makul', () => {
    const all = riwayat.flatMap(({ makul }) => makul)
    for (const { tahun, semester, makul } of riwayat) {
      const khs = khsOf(mahasiswa, { tahun, semester }, STORY_NOW)
      const mutu = total(makul.map(({ sks, nilaiHuruf }) => sks * (BOBOT[nilaiHuruf] ?? 0)))
      expect(khs.sks).toBe(countSks(makul))
      const isLocked = khs.data.some(({ isTerkunci }) => isTerkunci) // until its questionnaire is sent
      expect(khs.mutu).toBe(isLocked ? null : mutu)
      expect(khs.ips).toBe(isLocked ? null : (mutu / countSks(makul)).toFixed(6))
      if (!isLocked) expect(total(khs.data.map((row) => Number(row.mutu)))).toBe(mutu)
    }
    expect(transkripOf(mahasiswa).totalSks).toBe(countSks(all))
    expect(riwayatKuliahOf(mahasiswa).at(-1)?.sksTotal ?? 0).toBe(countSks(all) + countSks(kelas))
  })

  it('has one attendance mark per recorded meeting and none in the future', () => {
    for (const row of kelas) {
      const { presensi } = presensiOf(row, STORY_NOW)
      const { hadir, absen } = countHadir(row, STORY_NOW)
      expect(presensi).toHaveLength(pertemuanOf(row, STORY_NOW).length)
      expect(hadir + absen).toBe(countDitandai(row, STORY_NOW))
      const marks = JSON.stringify(presensi).match(/"presensi":"[SIA]"/g) ?? []
      expect(marks).toHaveLength(absen)
      expect(JSON.stringify(presensi).match(/"presensi":"\w/g) ?? []).toHaveLength(hadir + absen)
      expect(pertemuanOf(row, STORY_NOW).filter((tanggal) => fromTanggal(tanggal) > STORY_NOW)).toEqual([])
    }
  })

  it('attends one class at a time in every period', () => {
    for (const periode of [PERIODE_BERJALAN, ...riwayat]) {
      const slots = kelasOfPeriode(mahasiswa, periode).flatMap(slotsOf)
      expect(new Set(slots.map(({ hari, jamMulai }) => `${hari} ${jamMulai}`)).size).toBe(slots.length)
    }
  })

  it('has a history without future dates', () => {
    expect(keuangan.pembayaran.filter(({ tanggalBayar }) => Date.parse(tanggalBayar) > STORY_NOW)).toEqual([])
    expect(keuangan.pembayaran.map(({ tanggalBayar }) => tanggalBayar)).toEqual(
      keuangan.pembayaran
        .map(({ tanggalBayar }) => tanggalBayar)
        .sort()
        .reverse(),
    )
    expect(pengumumanOf(mahasiswa).filter(({ tanggalPublish }) => (tanggalPublish ?? '') > toIso(STORY_NOW))).toEqual(
      [],
    )
  })

  it('has consecutive semesters, and counts a short one with the one before', () => {
    const regular = riwayat.filter(({ semester }) => semester <= 2)
    expect(regular.map(({ semesterKe }) => semesterKe)).toEqual(regular.map((_row, index) => index + 1))
    const codes = riwayat.map(({ tahun, semester }) => tahun * 10 + semester)
    expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b))
    riwayat.forEach(({ semester, semesterKe }, index) => {
      if (semester > 2) expect(semesterKe).toBe(riwayat[index - 1]?.semesterKe)
    })
  })
})

describe('calendar of the world', () => {
  it('formats moments in WIB and adds calendar days', () => {
    expect(toIso(STORY_NOW)).toBe('2026-10-22T14:05:00+07:00')
    expect(addHari('2026-10-26', 70)).toBe('2027-01-04')
    expect(addHari('2028-02-28', 1)).toBe('2028-02-29')
  })
})
