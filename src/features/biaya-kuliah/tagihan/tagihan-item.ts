import { tempoOf } from '#domain/pembayaran/bill-sums.ts'
import { type BiayaKuliah, readTagihan, type Tagihan } from '#generated/client/biaya-kuliah/readers.ts'
import { today } from '#shared/campus/today.ts'
import { type Angka, angka, text } from '#shared/wire/readers.ts'

/** One bill with the amount that the student is about to pay. */
export interface TagihanItem extends Omit<Tagihan, 'tunggakan'> {
  /** Unique in the list. */
  id: string
  /** Name of the bill or of its component; empty when neither is readable. */
  nama: string
  /** Integer rupiah; null when the gateway's amount is unreadable. The bill cannot be paid then. */
  tunggakan: Angka
  checked: boolean
  /** Integer rupiah, 0 to tunggakan. */
  akanDibayar: number
}

/** Section 9: installment rule when the gateway gives none. */
const ATURAN_CICILAN_DEFAULT = 1
/** Rule under which bills are paid in full. */
const ATURAN_CICILAN_FULL = 1

/** Returns whether every bill starts checked in full: rule 1, as number or text, or no rule (readings, 25). */
export const isFullAtStart = (aturanCicilan: BiayaKuliah['aturanCicilan']): boolean =>
  angka(aturanCicilan ?? ATURAN_CICILAN_DEFAULT) === ATURAN_CICILAN_FULL

/** Id of a bill: idKomponenKeuangan-tahun-semester-bulan-idEvent, null spelled out (section 3; readings, 27). */
export const tagihanId = ({ idKomponenKeuangan, tahun, semester, bulan, idEvent }: Tagihan): string =>
  [idKomponenKeuangan, tahun, semester, bulan, idEvent].map(String).join('-')

/** Returns a unique id: duplicates of a bill must not share a checkbox. */
const uniqueId = (id: string, taken: ReadonlySet<string>, copy = 2): string => {
  const next = copy === 2 ? id : `${id}~${copy - 1}`
  return taken.has(next) ? uniqueId(id, taken, copy + 1) : next
}

/**
 * Returns the initial state of the list (section 4: installment rule): all checked in full under rule 1, otherwise
 * unchecked with 0. A bill with an unreadable amount is never checked; an unreadable bill has no amount.
 * @returns null when the response has no list of bills
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

/** Returns whether the due date of a bill has passed. */
export const isLewatTempo = (item: Pick<TagihanItem, 'jatuhTempo'>): boolean => tempoOf(item, today()) === 'lewat'

/** Bills of one semester of the student. */
export interface TagihanGroup {
  /** The student's own semester number; null for no semester, undefined for an unreadable one. */
  tingkatSemester: Angka
  items: TagihanItem[]
}

const placeOf = ({ tingkatSemester: tingkat }: TagihanGroup): number =>
  tingkat ?? (tingkat === null ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE)

/**
 * Groups bills by tingkatSemester (section 3): ascending, then those without one, then unreadable ones. Order within a
 * group is kept.
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
  /** Null when the amount of any bill is unreadable: a partial sum must not look complete. */
  totalTunggakan: Angka
  totalBayar: number
}

/** Returns the sum of all bills, and the sum of akanDibayar of the checked ones. */
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

/** Checks a bill with its full amount, or unchecks it with 0; the student may do both (readings, 25). */
export const toggleTagihan = (items: readonly TagihanItem[], id: string): TagihanItem[] => {
  const isChecked = items.find((item) => item.id === id)?.checked
  return change(items, id, (tunggakan) => (isChecked ? 0 : tunggakan))
}

/**
 * Sets a partial amount: whole rupiah between 0 and the amount owed; 0 unchecks the bill (readings, 25).
 * @param rupiah NaN changes nothing
 */
export const setAkanDibayar = (items: readonly TagihanItem[], id: string, rupiah: number): TagihanItem[] =>
  Number.isNaN(rupiah) ? [...items] : change(items, id, () => rupiah)

/** Checks the wanted bills with their full amount and unchecks all others. */
export const chooseTagihan = (items: readonly TagihanItem[], isWanted: (item: TagihanItem) => boolean): TagihanItem[] =>
  items.map((item) => {
    const checked = item.tunggakan != null && item.tunggakan > 0 && isWanted(item)
    return { ...item, checked, akanDibayar: checked ? (item.tunggakan ?? 0) : 0 }
  })

/**
 * Carries the student's choices over to refetched bills. A bill whose amount has changed is reset by the installment
 * rule, so that the student never pays an amount that was not shown.
 */
export const keepChoices = (fresh: readonly TagihanItem[], shown: readonly TagihanItem[]): TagihanItem[] => {
  const before = new Map(shown.map((item) => [item.id, item]))
  return fresh.map((item) => {
    const old = before.get(item.id)
    if (!old || old.tunggakan !== item.tunggakan) return item
    return { ...item, checked: old.checked, akanDibayar: old.akanDibayar }
  })
}

/** Returns whether a chosen bill no longer exists or has another amount than the one shown. */
export const hasChanged = (chosen: readonly TagihanItem[], fresh: readonly TagihanItem[]): boolean => {
  const now = new Map(fresh.map(({ id, tunggakan }) => [id, tunggakan]))
  return chosen.some(({ id, tunggakan }) => now.get(id) !== tunggakan)
}
