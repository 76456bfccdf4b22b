import { readReferensiList } from '#generated/client/umum/readers.ts'
import { isKnownText, knownText } from '#shared/wire/readers.ts'

/** One choice of a built-in list: `kode` is sent, `nama` is shown. Like the gateway's own reference data (section 3). */
export interface Pilihan {
  readonly kode: string
  readonly nama: string
}

const named = (names: Readonly<Record<string, string>>): readonly Pilihan[] =>
  Object.entries(names).map(([kode, nama]) => ({ kode, nama }))
const plain = (...codes: string[]): readonly Pilihan[] => codes.map((kode) => ({ kode, nama: kode }))

/**
 * Built-in reference lists of section 3, in its order. The names are the Indonesian words of the gateway's own lists,
 * which exist in no other language; a screen that shows a list in English has its own texts for the codes.
 */
export const PILIHAN = {
  jenisKelamin: named({ L: 'Laki-laki', P: 'Perempuan' }),
  ukuran: plain('S', 'M', 'L', 'XL', 'XXL', 'XXXL'),
  statusPernikahan: named({ M: 'Menikah', N: 'Belum Menikah', J: 'Janda', D: 'Duda' }),
  golonganDarah: plain('A', 'B', 'O', 'AB'),
  statusHidup: named({ 1: 'Hidup', 2: 'Meninggal' }),
  yaTidak: [
    { kode: '1', nama: 'Ya' },
    { kode: '0', nama: 'Tidak' },
  ],
  bahasaPengantar: named({ INA: 'Indonesia', ENG: 'Inggris' }),
  statusMakul: named({ 0: 'Belum disetujui', 1: 'Disetujui' }),
  eligible: named({ 0: 'Tidak', 1: 'Ya' }),
  statusPekerjaan: named({
    penuhWaktu: 'Penuh waktu',
    paruhWaktu: 'Paruh waktu',
    magang: 'Magang',
    wirausaha: 'Wirausaha',
    lepas: 'Lepas',
  }),
  kesesuaianBidang: named({
    sangatErat: 'Sangat erat',
    erat: 'Erat',
    cukup: 'Cukup erat',
    kurang: 'Kurang erat',
    tidak: 'Tidak erat',
  }),
} as const satisfies Record<string, readonly Pilihan[]>

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Finds the choice of a response field, which may hold the code as text, number or boolean, or the name.
 * @returns null for a value that is not in the list
 */
export const findPilihan = (list: readonly Pilihan[], value: unknown): Pilihan | null => {
  const text = textOf(value)
  return list.find(({ kode }) => kode === text) ?? list.find(({ nama }) => nama === text) ?? null
}

/**
 * Returns a reference of a response (kode with nama, section 3) as a choice.
 * @returns null without a code; a code without a name is its own name
 */
export const toPilihan = (row: Pilihan | null | undefined): Pilihan | null =>
  isKnownText(row?.kode) ? { kode: row.kode, nama: knownText(row.nama) || row.kode } : null

/**
 * Returns the rows of a reference list as choices, each code once, in the gateway's order; invalid rows are left out.
 * @returns null when it is not a list
 */
export const toPilihanList = (rows: readonly (Pilihan | null)[] | null): Pilihan[] | null => {
  if (!rows) return null
  const byKode = new Map<string, Pilihan>()
  for (const one of rows.map(toPilihan)) if (one && !byKode.has(one.kode)) byKode.set(one.kode, one)
  return [...byKode.values()]
}

/** Returns the choices of a response: every list of references has rows of the same kind. For `select` of its query. */
export const choicesOf = (answer: unknown): Pilihan[] | null => toPilihanList(readReferensiList(answer).data)
