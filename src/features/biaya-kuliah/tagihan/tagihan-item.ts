import { tempoOf } from '#domain/pembayaran/bill-sums.ts'
import { type BiayaKuliah, readTagihan, type Tagihan } from '#generated/client/biaya-kuliah/readers.ts'
import { today } from '#shared/campus/today.ts'
import { type Angka, angka, text } from '#shared/wire/readers.ts'

/** One bill of the list, with what the student is about to pay of it. */
export interface TagihanItem extends Omit<Tagihan, 'tunggakan'> {
  /** Of no other item in the list. */
  id: string
  /** Its own, or that of its component; empty when neither can be read. */
  nama: string
  /** Integer rupiah; null when the gateway's amount can not be read, and nothing can be paid then. */
  tunggakan: Angka
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
 * unchecked with 0. An amount that cannot be read is never checked; a bill that cannot be read has none.
 * @returns null when the answer has no list of bills
 */
export const startTagihan = ({ tagihan, aturanCicilan }: BiayaKuliah): TagihanItem[] | null => {
  const isFull = isFullAtStart(aturanCicilan)
  const taken = new Set<string>()
  const started = tagihan?.map((bill) => {
    const row = bill ?? readTagihan(null)
    const id = uniqueId(tagihanId(row), taken)
    taken.add(id)
    const tunggakan = row.tunggakan ?? null
    const checked = isFull && tunggakan !== null
    const nama = row.namaKomponenKeuangan || text(row.idKomponenKeuangan)
    return { ...row, id, nama, tunggakan, checked, akanDibayar: checked ? tunggakan : 0 }
  })
  return started ?? null
}

/** Whether the day on which a bill was due has passed. */
export const isLewatTempo = (item: Pick<TagihanItem, 'jatuhTempo'>): boolean => tempoOf(item, today()) === 'lewat'

/** The bills of one semester of the student. */
export interface TagihanGroup {
  /** The student's own semester number; null for no semester, undefined for one that cannot be read. */
  tingkatSemester: Angka
  items: TagihanItem[]
}

const placeOf = ({ tingkatSemester: tingkat }: TagihanGroup): number =>
  tingkat ?? (tingkat === null ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE)

/**
 * Groups bills by tingkatSemester (section 3), the first semester first, then those without one, then those of one that
 * cannot be read; inside a group the order of the list stays.
 */
export const groupTagihan = (items: readonly TagihanItem[]): TagihanGroup[] => {
  const groups = new Map<Angka, TagihanItem[]>()
  for (const item of items) {
    const { tingkatSemester } = item
    groups.set(tingkatSemester, [...(groups.get(tingkatSemester) ?? []), item])
  }
  return [...groups]
    .map(([tingkatSemester, own]) => ({ tingkatSemester, items: own }))
    .sort((a, b) => placeOf(a) - placeOf(b))
}

/** The two totals of the screen, in integer rupiah (section 3: tuition). */
interface TotalTagihan {
  /** Null when the amount of one bill can not be read: too little must never look like all. */
  totalTunggakan: Angka
  totalBayar: number
}

/** What is owed in all bills, and what is about to be paid: akanDibayar of the checked ones. */
export const sumTagihan = (items: readonly TagihanItem[]): TotalTagihan => ({
  totalTunggakan: items.reduce<number | null>(
    (sum, { tunggakan }) => (sum == null || tunggakan == null ? null : sum + tunggakan),
    0,
  ),
  totalBayar: items.reduce((sum, { checked, akanDibayar }) => (checked ? sum + akanDibayar : sum), 0),
})

const change = (items: readonly TagihanItem[], id: string, amountOf: (tunggakan: number) => number): TagihanItem[] =>
  items.map((item) => {
    if (item.id !== id || item.tunggakan == null) return item
    const akanDibayar = Math.min(item.tunggakan, Math.max(0, Math.trunc(amountOf(item.tunggakan))))
    return { ...item, akanDibayar, checked: akanDibayar > 0 }
  })

/** Checks a bill with its full amount, or unchecks it with 0; both are free to the student (readings, 25). */
export const toggleTagihan = (items: readonly TagihanItem[], id: string): TagihanItem[] => {
  const isChecked = items.find((item) => item.id === id)?.checked
  return change(items, id, (tunggakan) => (isChecked ? 0 : tunggakan))
}

/**
 * Pays a part of a bill: between 0 and what is owed, whole rupiah; 0 unchecks it (readings, 25).
 * @param rupiah anything that is no number leaves the bill as it is
 */
export const setAkanDibayar = (items: readonly TagihanItem[], id: string, rupiah: number): TagihanItem[] =>
  Number.isNaN(rupiah) ? [...items] : change(items, id, () => rupiah)

/** Checks the bills that are wanted with their full amount, and no other. */
export const chooseTagihan = (items: readonly TagihanItem[], isWanted: (item: TagihanItem) => boolean): TagihanItem[] =>
  items.map((item) => {
    const checked = item.tunggakan != null && item.tunggakan > 0 && isWanted(item)
    return { ...item, checked, akanDibayar: checked ? (item.tunggakan ?? 0) : 0 }
  })

/**
 * What the student chose, carried over to bills that were asked for again: a bill whose amount has changed starts as the
 * installment rule says, so that nobody pays an amount that was never shown.
 */
export const keepChoices = (fresh: readonly TagihanItem[], shown: readonly TagihanItem[]): TagihanItem[] => {
  const before = new Map(shown.map((item) => [item.id, item]))
  return fresh.map((item) => {
    const old = before.get(item.id)
    if (!old || old.tunggakan !== item.tunggakan) return item
    return { ...item, checked: old.checked, akanDibayar: old.akanDibayar }
  })
}

/** Whether a bill that is about to be paid is gone, or owes another amount than the one that was shown. */
export const hasChanged = (chosen: readonly TagihanItem[], fresh: readonly TagihanItem[]): boolean => {
  const now = new Map(fresh.map(({ id, tunggakan }) => [id, tunggakan]))
  return chosen.some(({ id, tunggakan }) => now.get(id) !== tunggakan)
}
