import type { TagihanItem } from './tagihan-item.ts'

const change = (items: readonly TagihanItem[], id: string, amountOf: (tunggakan: number) => number): TagihanItem[] =>
  items.map((item) => {
    if (item.id !== id || item.tunggakan === null) return item
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
    const checked = item.tunggakan !== null && item.tunggakan > 0 && isWanted(item)
    return { ...item, checked, akanDibayar: checked ? (item.tunggakan ?? 0) : 0 }
  })
