import type { BiayaKuliah, Tagihan } from '#generated/readers/biaya-kuliah.ts'
import { now } from '#shared/clock.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { daysBetween } from '#shared/format/tanggal.ts'
import { angka, present, text } from '#shared/wire/readers.ts'

/** One bill of the list, with what the student is about to pay of it. */
export interface TagihanItem extends Omit<Tagihan, 'tunggakan'> {
  /** Of no other item in the list. */
  id: string
  /** Its own, or that of its component; empty when neither can be read. */
  nama: string
  /** Integer rupiah; null when the gateway's amount can not be read, and nothing can be paid then. */
  tunggakan: number | null
  checked: boolean
  /** Integer rupiah, 0 to tunggakan. */
  akanDibayar: number
}

/** Section 9: installment rule when the gateway does not say. */
const ATURAN_CICILAN_DEFAULT = 1
/** Under this rule all is paid at once. */
const ATURAN_CICILAN_FULL = 1

/** Whether every bill starts checked with its full amount: rule 1, a number or text, also when missing (readings, 25). */
export const isFullAtStart = (aturanCicilan: BiayaKuliah['aturanCicilan']): boolean =>
  angka(aturanCicilan ?? ATURAN_CICILAN_DEFAULT) === ATURAN_CICILAN_FULL

/** Name of a bill: idKomponenKeuangan-tahun-semester-bulan-idEvent, null spelled out (section 3; readings, 27). */
export const tagihanId = ({ idKomponenKeuangan, tahun, semester, bulan, idEvent }: Tagihan): string =>
  [idKomponenKeuangan, tahun, semester, bulan, idEvent].map(String).join('-')

/** The same bill sent twice must not share a checkbox. */
const uniqueId = (id: string, taken: ReadonlySet<string>, copy = 2): string => {
  const next = copy === 2 ? id : `${id}~${copy - 1}`
  return taken.has(next) ? uniqueId(id, taken, copy + 1) : next
}

/**
 * The bills as the list starts with them (section 4: installment rule): all checked in full under rule 1, otherwise
 * unchecked with 0. An amount that can not be read is never checked.
 * @returns null when the answer has no list of bills
 */
export const startTagihan = ({ tagihan, aturanCicilan }: BiayaKuliah): TagihanItem[] | null => {
  const isFull = isFullAtStart(aturanCicilan)
  const taken = new Set<string>()
  return (
    tagihan &&
    present(tagihan).map((row) => {
      const id = uniqueId(tagihanId(row), taken)
      taken.add(id)
      const tunggakan = row.tunggakan ?? null
      const checked = isFull && tunggakan !== null
      const nama = row.namaKomponenKeuangan || text(row.idKomponenKeuangan)
      return { ...row, id, nama, tunggakan, checked, akanDibayar: checked ? tunggakan : 0 }
    })
  )
}

/** Whether the day on which a bill was due has passed. */
export const isLewatTempo = ({ jatuhTempo }: Pick<TagihanItem, 'jatuhTempo'>): boolean => {
  const due = parseTanggal(jatuhTempo)
  return due !== null && daysBetween(due, now()) > 0
}
