import type { TagihanItem } from './tagihan-item.ts'

/** The bills of one semester of the student. */
export interface TagihanGroup {
  /** The student's own semester number; null when the gateway's is none. */
  tingkatSemester: number | null
  items: TagihanItem[]
}

/**
 * Groups bills by tingkatSemester (section 3), the first semester first, those without a semester last; inside a group
 * the order of the list stays.
 */
export const groupTagihan = (items: readonly TagihanItem[]): TagihanGroup[] => {
  const groups = new Map<number | null, TagihanItem[]>()
  for (const item of items) {
    const { tingkatSemester } = item
    groups.set(tingkatSemester, [...(groups.get(tingkatSemester) ?? []), item])
  }
  return [...groups]
    .map(([tingkatSemester, own]) => ({ tingkatSemester, items: own }))
    .sort((a, b) => (a.tingkatSemester ?? Number.MAX_VALUE) - (b.tingkatSemester ?? Number.MAX_VALUE))
}
