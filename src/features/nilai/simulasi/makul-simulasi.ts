import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { KrsPilihan } from '#generated/client/krs/readers.ts'
import type { NilaiMakul, NilaiPerkomponen } from '#generated/client/nilai/readers.ts'
import type { MakulBerbobot } from './simulate-ipk.ts'
import { type Huruf, skalaOf } from './skala.ts'
import type { SimulasiInput } from './use-simulasi-input.ts'

/** A course that the student can expect a grade for. */
export interface MakulSimulasi {
  kunci: string
  nama: string
  sks: number
  /** The letter of its current grade. */
  huruf?: string
}

/** A course from any of these responses. */
type Named = NilaiMakul | NilaiPerkomponen | JadwalKuliah | KrsPilihan

/** Returns the key of a course across responses: its id, otherwise its code. */
export const kunciOf = ({ idMakul, kodeMakul }: Named): string => String(idMakul ?? '') || kodeMakul

/** Converts a course; empty without credits, because it has no weight in an average. */
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

/** Converts a course with its grade and its semester. */
const toDinilai = (row: NilaiMakul, skala: readonly Huruf[], language: string) => {
  const { nilaiHuruf: huruf, semesterKe: ke } = row
  const bobot = row.bobot ?? skala.find((one) => one.huruf === huruf)?.bobot
  return bobot === undefined ? [] : toMakul(row, language).map((makul) => ({ ...makul, huruf, bobot, ke }))
}

/**
 * Returns the starting data of a simulation: grades of the transcript and running classes.
 * @param semesterKe running semester of the student; 0 while unknown
 * @param language of the course names
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
    /** Visible grades. */
    dinilai,
    /** Visible grades of the running semester. */
    tetap,
    /** Graded courses without duplicates, each with its best grade. */
    pernah: once(best.map(({ kunci, nama, sks, huruf }) => ({ kunci, nama, sks, huruf }))),
    /** Running classes without a grade. */
    berjalan,
    /** Transcript courses whose grade is hidden or not published. */
    menunggu: once(named(transkrip.filter((row) => !isTerlihat(row))), berjalan),
  }
}

/** Starting data of a simulation. */
export type BahanSimulasi = ReturnType<typeof bahanOf>

/** Returns the courses planned for a later period that are not in the other lists. */
export const rencanaOf = (picks: readonly KrsPilihan[], { berjalan, menunggu }: BahanSimulasi): MakulSimulasi[] =>
  once(
    picks.flatMap((row) => toMakul(row, 'id')),
    [...berjalan, ...menunggu],
  )

/** Returns the courses with the expected letter; those without one are left out. */
export const harapkan = (
  rows: readonly MakulSimulasi[],
  harapan: SimulasiInput['harapan'],
  skala: readonly Huruf[],
): MakulBerbobot[] =>
  rows.flatMap(({ kunci, sks }) => {
    const bobot = skala.find(({ huruf }) => huruf === harapan[kunci])?.bobot
    return bobot === undefined ? [] : [{ kunci, sks, bobot }]
  })
