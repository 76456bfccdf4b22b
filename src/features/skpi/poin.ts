import type { SkpiKelengkapan, SkpiKelengkapanList } from '#generated/client/skpi/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { type Angka, allRows, type Listed, sortRows } from '#shared/wire/readers.ts'

/** How an entry was judged; whatever the gateway says else is 'lain'. */
export type Keadaan = 'menunggu' | 'diterima' | 'ditolak' | 'lain'

/** The states that a list can be narrowed to. */
export const KEADAAN = ['menunggu', 'diterima', 'ditolak'] as const

/** How an entry was judged, however the gateway writes the word. */
export const keadaanOf = ({ status }: Pick<SkpiKelengkapan, 'status'>): Keadaan => {
  const word = status.trim().toLowerCase()
  return KEADAAN.find((one) => one === word) ?? 'lain'
}

/** Whether the student may take an entry away: only what waits or was refused. */
export const canDelete = (entri: SkpiKelengkapan): boolean =>
  entri.idKelengkapanSkpi !== '' && ['menunggu', 'ditolak'].includes(keadaanOf(entri))

/** Points of one kind. */
export interface PoinJenis {
  /** In the gateway's words; '' where it names none. */
  jenis: string
  poin: number
  /** Accepted entries. */
  diterima: number
}

/** How far a student is. */
export interface Poin {
  /** Of the accepted entries, as the gateway counts them, else counted here. */
  total: number
  /** Points needed; null where the gateway does not say. */
  minimal: Angka
  /** Points that are missing; null where nobody knows how many are needed. */
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
 * Counts what an answer says of points: all, by kind with the most first, and what is missing (field lists assumed).
 * @returns null where an entry or its points cannot be read
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

/** Newest first: by the day of sending, what has none behind, as the gateway has them. */
export const sortEntri = (rows: Listed<SkpiKelengkapan>): Listed<SkpiKelengkapan> => {
  const at = ({ tanggalPengajuan }: SkpiKelengkapan) => readMoment(tanggalPengajuan) ?? 0
  return sortRows(rows, (a, b) => at(b) - at(a))
}
