import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { KrsPilihan } from '#generated/client/krs/readers.ts'
import type { NilaiMakul, NilaiPerkomponen } from '#generated/client/nilai/readers.ts'
import type { MakulBerbobot } from './simulate-ipk.ts'
import { type Huruf, skalaOf } from './skala.ts'
import type { SimulasiInput } from './use-simulasi-input.ts'

/** A course for which a grade can be expected. */
export interface MakulSimulasi {
  kunci: string
  nama: string
  sks: number
  /** The letter that it has already. */
  huruf?: string
}

/** A course as the answers name it. */
type Named = NilaiMakul | NilaiPerkomponen | JadwalKuliah | KrsPilihan

/** Answers name the same course by its id, else by its code. */
export const kunciOf = ({ idMakul, kodeMakul }: Named): string => String(idMakul ?? '') || kodeMakul

/** A course that counts: one without credits has no place in an average. */
const toMakul = (row: Named, language: string): MakulSimulasi[] => {
  const kunci = kunciOf(row)
  const { sks } = row
  return kunci === '' || sks == null || sks <= 0 ? [] : [{ kunci, nama: namaMakulOf(row, language), sks }]
}

const once = (rows: readonly MakulSimulasi[], without: readonly MakulSimulasi[] = []): MakulSimulasi[] => {
  const known = new Set(without.map(({ kunci }) => kunci))
  return [...new Map(rows.filter(({ kunci }) => !known.has(kunci)).map((row) => [row.kunci, row])).values()]
}

const isTerlihat = ({ isTerkunci, nilaiHuruf }: NilaiMakul): boolean => isTerkunci !== true && nilaiHuruf !== ''

/** A course with its grade, and the semester of which it is. */
const toDinilai = (row: NilaiMakul, skala: readonly Huruf[], language: string) => {
  const { nilaiHuruf: huruf, semesterKe: ke } = row
  const bobot = row.bobot ?? skala.find((one) => one.huruf === huruf)?.bobot
  return bobot === undefined ? [] : toMakul(row, language).map((makul) => ({ ...makul, huruf, bobot, ke }))
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
) => {
  const visible = transkrip.filter(isTerlihat)
  const named = (rows: readonly Named[]) => rows.flatMap((row) => toMakul(row, language))
  const skala = skalaOf(visible)
  const dinilai = visible.flatMap((row) => toDinilai(row, skala, language))
  const tetap = dinilai.filter(({ ke }) => ke != null && ke === semesterKe)
  const berjalan = once(named(jadwal), tetap)
  const best = dinilai.filter((row) => !dinilai.some(({ kunci, bobot }) => kunci === row.kunci && bobot > row.bobot))
  return {
    skala,
    /** Grade points of the best letter. */
    tertinggi: skala[0]?.bobot ?? 0,
    /** Grades that can be seen. */
    dinilai,
    /** Those of the running semester among them. */
    tetap,
    /** Each course with a grade once, with its best one. */
    pernah: once(best.map(({ kunci, nama, sks, huruf }) => ({ kunci, nama, sks, huruf }))),
    /** Classes that run and have no grade yet. */
    berjalan,
    /** Courses of the transcript whose grade is hidden or not published. */
    menunggu: once(named(transkrip.filter((row) => !isTerlihat(row))), berjalan),
  }
}

/** Everything a simulation is about. */
export type BahanSimulasi = ReturnType<typeof bahanOf>

/** What is planned for a later period and stands nowhere else. */
export const rencanaOf = (picks: readonly KrsPilihan[], { berjalan, menunggu }: BahanSimulasi): MakulSimulasi[] =>
  once(
    picks.flatMap((row) => toMakul(row, 'id')),
    [...berjalan, ...menunggu],
  )

/** The courses with the letter that the student expects; those without one are left out. */
export const harapkan = (
  rows: readonly MakulSimulasi[],
  harapan: SimulasiInput['harapan'],
  skala: readonly Huruf[],
): MakulBerbobot[] =>
  rows.flatMap(({ kunci, sks }) => {
    const bobot = skala.find(({ huruf }) => huruf === harapan[kunci])?.bobot
    return bobot === undefined ? [] : [{ kunci, sks, bobot }]
  })
