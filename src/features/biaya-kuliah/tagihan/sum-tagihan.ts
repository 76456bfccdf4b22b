import type { TagihanItem } from './tagihan-item.ts'

/** The two totals of the screen, in integer rupiah (section 3: tuition). */
export interface TotalTagihan {
  /** Null when the amount of one bill can not be read: too little must never look like all. */
  totalTunggakan: number | null
  totalBayar: number
}

/** What is owed in all bills, and what is about to be paid: akanDibayar of the checked ones. */
export const sumTagihan = (items: readonly TagihanItem[]): TotalTagihan => ({
  totalTunggakan: items.reduce<number | null>(
    (sum, { tunggakan }) => (sum === null || tunggakan === null ? null : sum + tunggakan),
    0,
  ),
  totalBayar: items.reduce((sum, { checked, akanDibayar }) => (checked ? sum + akanDibayar : sum), 0),
})
