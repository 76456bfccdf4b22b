import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { MakulBerbobot } from '#domain/nilai/simulasi.ts'
import { type Huruf, skalaOf } from '#domain/nilai/skala.ts'
import type { JadwalKuliah } from '#generated/readers/jadwal-dan-presensi.ts'
import type { KrsPilihan } from '#generated/readers/krs.ts'
import type { NilaiMakul } from '#generated/readers/nilai.ts'
import type { Isian } from './use-isian.ts'

/** A course for which a grade can be expected. */
export interface MakulSimulasi {
  kunci: string
  nama: string
  sks: number
  /** The letter that it has already. */
  huruf?: string
}

/** A course with its grade, and the semester of which it is. */
interface Dinilai extends MakulBerbobot {
  makul: MakulSimulasi
  ke: number | null
}

/** Everything a simulation is about. */
export interface BahanSimulasi {
  skala: Huruf[]
  /** Grades that can be seen. */
  dinilai: Dinilai[]
  /** Those of the running semester among them. */
  tetap: Dinilai[]
  /** Each course with a grade once, with its best one. */
  pernah: MakulSimulasi[]
  /** Classes that run and have no grade yet. */
  berjalan: MakulSimulasi[]
  /** Courses of the transcript whose grade is hidden or not published. */
  menunggu: MakulSimulasi[]
}

interface Named {
  idMakul: string | number | null
  kodeMakul: string
  namaMakul: string
  namaMakulInggris?: string
  sks: number | null
}

/** Answers name the same course by its id, else by its code. */
const kunciOf = ({ idMakul, kodeMakul }: Named): string => String(idMakul ?? '') || kodeMakul

/** A course that counts: one without credits has no place in an average. */
const toMakul = (row: Named, language: string): MakulSimulasi[] => {
  const kunci = kunciOf(row)
  const { sks } = row
  return kunci === '' || sks === null || sks <= 0 ? [] : [{ kunci, nama: namaMakulOf(row, language), sks }]
}

const once = (rows: readonly MakulSimulasi[], without: ReadonlySet<string>): MakulSimulasi[] => [
  ...new Map(rows.filter(({ kunci }) => !without.has(kunci)).map((row) => [row.kunci, row])).values(),
]

const isTerlihat = ({ isTerkunci, nilaiHuruf }: NilaiMakul): boolean => isTerkunci !== true && nilaiHuruf !== ''

const toDinilai = (row: NilaiMakul, skala: readonly Huruf[], language: string): Dinilai[] => {
  const { nilaiHuruf: huruf, semesterKe: ke } = row
  const bobot = row.bobot ?? skala.find((one) => one.huruf === huruf)?.bobot
  return bobot === undefined
    ? []
    : toMakul(row, language).map((makul) => ({
        kunci: makul.kunci,
        sks: makul.sks,
        bobot,
        ke,
        makul: { ...makul, huruf },
      }))
}

/**
 * What a simulation begins with: the grades of the transcript, and the classes that run.
 * @param semesterKe semester of the student that runs; 0 while nobody knows
 * @param language in which the courses are named
 */
export const bahanOf = (
  transkrip: readonly NilaiMakul[],
  jadwal: readonly JadwalKuliah[],
  semesterKe: number,
  language: string,
): BahanSimulasi => {
  const visible = transkrip.filter(isTerlihat)
  const named = (rows: readonly Named[]) => rows.flatMap((row) => toMakul(row, language))
  const skala = skalaOf(visible)
  const dinilai = visible.flatMap((row) => toDinilai(row, skala, language))
  const tetap = dinilai.filter(({ ke }) => ke !== null && ke === semesterKe)
  const berjalan = once(named(jadwal), new Set(tetap.map(({ kunci }) => kunci)))
  const waiting = named(transkrip.filter((row) => !isTerlihat(row)))
  const isBest = (row: Dinilai) => !dinilai.some(({ kunci, bobot }) => kunci === row.kunci && bobot > row.bobot)
  return {
    skala,
    dinilai,
    tetap,
    pernah: once(
      dinilai.filter(isBest).map(({ makul }) => makul),
      new Set(),
    ),
    berjalan,
    menunggu: once(waiting, new Set(berjalan.map(({ kunci }) => kunci))),
  }
}

/** What is planned for a later period and stands nowhere else. */
export const rencanaOf = (picks: readonly KrsPilihan[], { berjalan, menunggu }: BahanSimulasi): MakulSimulasi[] =>
  once(
    picks.flatMap((row) => toMakul(row, 'id')),
    new Set([...berjalan, ...menunggu].map(({ kunci }) => kunci)),
  )

/** The courses with the letter that the student expects; those without one are left out. */
export const harapkan = (
  rows: readonly MakulSimulasi[],
  harapan: Isian['harapan'],
  skala: readonly Huruf[],
): MakulBerbobot[] =>
  rows.flatMap(({ kunci, sks }) => {
    const bobot = skala.find(({ huruf }) => huruf === harapan[kunci])?.bobot
    return bobot === undefined ? [] : [{ kunci, sks, bobot }]
  })
