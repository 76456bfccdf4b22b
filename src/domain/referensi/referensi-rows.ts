import { readReferensiList } from '#generated/readers/umum.ts'
import type { Pilihan } from './pilihan.ts'

/**
 * A reference of an answer (kode with nama, section 3) as a choice.
 * @returns null without a code; a code without a name names itself
 */
export const toPilihan = (row: Pilihan | null | undefined): Pilihan | null =>
  row?.kode ? { kode: row.kode, nama: row.nama || row.kode } : null

/**
 * The rows of a reference list as choices, each code once, in the gateway's order; rows that are none are left out.
 * @returns null when it is no list
 */
export const toPilihanList = (rows: readonly (Pilihan | null)[] | null): Pilihan[] | null => {
  if (!rows) return null
  const byKode = new Map<string, Pilihan>()
  for (const one of rows.map(toPilihan)) if (one && !byKode.has(one.kode)) byKode.set(one.kode, one)
  return [...byKode.values()]
}

/** The choices of an answer: every list of references has rows of the same kind. For `select` of its query. */
export const choicesOf = (answer: unknown): Pilihan[] | null => toPilihanList(readReferensiList(answer).data)
