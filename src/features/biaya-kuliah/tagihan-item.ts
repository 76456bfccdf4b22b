import type { BiayaKuliah } from '#generated/models/biaya-kuliah/biayaKuliah.zod.ts'
import type { Tagihan } from '#generated/models/biaya-kuliah/tagihan.zod.ts'
import { asList } from '#shared/as-list.ts'
import { toNumber } from '#shared/format/desimal.ts'
import { readRupiah } from './rupiah.ts'

/** One bill of the list, with what the student is about to pay of it. */
export interface TagihanItem extends Omit<Tagihan, 'tunggakan'> {
  /** Of no other item in the list. */
  id: string
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
export const isFullAtStart = (aturanCicilan: unknown): boolean =>
  toNumber(aturanCicilan ?? ATURAN_CICILAN_DEFAULT) === ATURAN_CICILAN_FULL

/** Name of a bill: idKomponenKeuangan-tahun-semester-bulan-idEvent, null spelled out (section 3; readings, 27). */
export const tagihanId = (row: Partial<Tagihan>): string =>
  [row.idKomponenKeuangan, row.tahun, row.semester, row.bulan, row.idEvent]
    .map((part) => String(part ?? null))
    .join('-')

/** The same bill sent twice must not share a checkbox. */
const uniqueId = (id: string, taken: ReadonlySet<string>, copy = 2): string => {
  const next = copy === 2 ? id : `${id}~${copy - 1}`
  return taken.has(next) ? uniqueId(id, taken, copy + 1) : next
}

/**
 * The bills as the list starts with them (section 4: installment rule): all checked in full under rule 1, otherwise
 * unchecked with 0. An amount that can not be read is never checked.
 * @param answer answer of getBiayaKuliah
 * @returns null when the answer has no list of bills
 */
export const startTagihan = ({ tagihan, aturanCicilan }: Partial<BiayaKuliah>): TagihanItem[] | null => {
  const isFull = isFullAtStart(aturanCicilan)
  const taken = new Set<string>()
  const rows = asList(tagihan)
  return (
    rows?.map((row) => {
      const id = uniqueId(tagihanId(row), taken)
      taken.add(id)
      const tunggakan = readRupiah(row.tunggakan)
      const checked = isFull && tunggakan !== null
      return { ...row, id, tunggakan, checked, akanDibayar: checked ? tunggakan : 0 }
    }) ?? null
  )
}
