import type { TagihanItem } from './tagihan-item.ts'

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

/** Whether a bill that is about to be paid is gone, or owes another amount than the one that was shown (trust.md, 10). */
export const hasChanged = (chosen: readonly TagihanItem[], fresh: readonly TagihanItem[]): boolean => {
  const now = new Map(fresh.map(({ id, tunggakan }) => [id, tunggakan]))
  return chosen.some(({ id, tunggakan }) => now.get(id) !== tunggakan)
}
