import { asList } from '#shared/as-list.ts'
import { isRecord } from '#shared/is-record.ts'
import { plainText } from '#shared/plain-text.ts'
import type { Pilihan } from './pilihan.ts'

const codeText = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : plainText(value)

/**
 * A reference of an answer (kode with nama, section 3) as a choice.
 * @returns null without a code; a code without a name names itself
 */
export const toPilihan = (value: unknown): Pilihan | null => {
  if (!isRecord(value)) return null
  const kode = codeText(value['kode'])
  return kode === '' ? null : { kode, nama: plainText(value['nama']) || kode }
}

/**
 * The rows of a reference list as choices, each code once, in the gateway's order; rows that are none are left out.
 * @returns null when it is no list
 */
export const toPilihanList = (rows: readonly unknown[] | null | undefined): Pilihan[] | null => {
  const known = asList(rows)?.map(toPilihan)
  if (!known) return null
  const byKode = new Map<string, Pilihan>()
  for (const one of known) if (one && !byKode.has(one.kode)) byKode.set(one.kode, one)
  return [...byKode.values()]
}
