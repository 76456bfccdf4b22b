import type { MakulTawaran } from './makul-tawaran.ts'

/** What a student narrows the offer down to; empty and 0 let everything through. */
export interface TawaranFilter {
  cari: string
  /** Semester of the curriculum. */
  semesterKe: number
  /** 1 Senin to 7 Minggu: a class on that day. */
  hari: number
}

export const NO_FILTER: TawaranFilter = { cari: '', semesterKe: 0, hari: 0 }

const has = ({ kodeMakul, namaMakul, kelas }: MakulTawaran, words: readonly string[]): boolean => {
  const text = [kodeMakul, namaMakul, ...kelas.map(({ dosen }) => dosen)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The rows of the offer that match: every typed word in code, name or lecturer, in any order. */
export const filterTawaran = (
  rows: readonly MakulTawaran[],
  { cari, semesterKe, hari }: TawaranFilter,
): MakulTawaran[] => {
  const words = cari.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (semesterKe === 0 || row.semesterKe === semesterKe) &&
      (hari === 0 || row.kelas.some(({ jadwal }) => jadwal.some((one) => one.hari === hari))) &&
      has(row, words),
  )
}

/** The semesters of the curriculum that the offer has, in order. */
export const semesterChoices = (rows: readonly MakulTawaran[]): number[] =>
  [...new Set(rows.flatMap(({ semesterKe }) => semesterKe ?? []))].toSorted((a, b) => a - b)
