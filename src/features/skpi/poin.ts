import type { SkpiKelengkapan, SkpiKelengkapanList } from '#generated/client/skpi/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { type Angka, allRows, type Listed, sortRows } from '#shared/wire/readers.ts'

/** Verification state of an entry; 'lain' for any status that the portal does not know. */
export type Keadaan = 'menunggu' | 'diterima' | 'ditolak' | 'lain'

/** States by which the list can be filtered. */
export const KEADAAN = ['menunggu', 'diterima', 'ditolak'] as const

/** Returns the verification state of an entry; letter case and surrounding spaces of the status are ignored. */
export const keadaanOf = ({ status }: Pick<SkpiKelengkapan, 'status'>): Keadaan => {
  const word = status.trim().toLowerCase()
  return KEADAAN.find((one) => one === word) ?? 'lain'
}

/** Returns whether the student may delete an entry: only pending and rejected entries. */
export const canDelete = (entri: SkpiKelengkapan): boolean =>
  entri.idKelengkapanSkpi !== '' && ['menunggu', 'ditolak'].includes(keadaanOf(entri))

/** Points of one kind of achievement. */
export interface PoinJenis {
  /** Name from the gateway; '' when it sends none. */
  jenis: string
  poin: number
  /** Number of accepted entries. */
  diterima: number
}

/** The student's progress in points. */
export interface Poin {
  /** Points of accepted entries: the gateway's sum, else computed here. */
  total: number
  /** Required points; null when the gateway sends no minimum. */
  minimal: Angka
  /** Missing points; null when the minimum is unknown. */
  kurang: Angka
  perJenis: PoinJenis[]
  jumlah: Record<Keadaan, number>
}

const byJenis = (rows: readonly SkpiKelengkapan[]): PoinJenis[] => {
  const kinds = new Map<string, PoinJenis>()
  for (const row of rows) {
    const jenis = row.jenisKelengkapan?.nama ?? ''
    const before = kinds.get(jenis) ?? { jenis, poin: 0, diterima: 0 }
    const isDiterima = keadaanOf(row) === 'diterima'
    kinds.set(jenis, {
      jenis,
      poin: before.poin + (isDiterima ? Math.max(0, row.poin ?? 0) : 0),
      diterima: before.diterima + (isDiterima ? 1 : 0),
    })
  }
  return [...kinds.values()].toSorted((a, b) => b.poin - a.poin)
}

/**
 * Returns the points of an answer: total, by kind in descending order, and missing (field lists assumed).
 * @returns null when an entry or its points cannot be read
 */
export const poinOf = ({ data, totalPoin, minimalPoin }: SkpiKelengkapanList): Poin | null => {
  const rows = allRows(data)
  if (!rows || rows.some(({ poin }) => poin === undefined)) return null
  const perJenis = byJenis(rows)
  if (totalPoin === undefined) return null
  const total = totalPoin ?? perJenis.reduce((sum, { poin }) => sum + poin, 0)
  const minimal = minimalPoin != null && minimalPoin > 0 ? minimalPoin : null
  const count = (keadaan: Keadaan) => rows.filter((row) => keadaanOf(row) === keadaan).length
  return {
    total,
    minimal,
    kurang: minimal == null ? null : Math.max(0, minimal - total),
    perJenis,
    jumlah: {
      menunggu: count('menunggu'),
      diterima: count('diterima'),
      ditolak: count('ditolak'),
      lain: count('lain'),
    },
  }
}

/** Returns the entries with the newest submission first; entries without a date follow in the gateway's order. */
export const sortEntri = (rows: Listed<SkpiKelengkapan>): Listed<SkpiKelengkapan> => {
  const at = ({ tanggalPengajuan }: SkpiKelengkapan) => readMoment(tanggalPengajuan) ?? 0
  return sortRows(rows, (a, b) => at(b) - at(a))
}
