import { useCallback, useState } from 'react'
import { setAkanDibayar, toggleTagihan } from './choose-tagihan.ts'
import { keepChoices } from './keep-choices.ts'
import type { TagihanItem } from './tagihan-item.ts'

/**
 * What the student chose; bills that are asked for again, or come back after a payment that was cancelled, keep it, apart
 * from those that changed.
 * @param tagihan the bills that are shown, while they are
 */
export const useChoices = (tagihan: TagihanItem[] | null | undefined) => {
  const [choices, setChoices] = useState({ tagihan, items: tagihan ?? [] })
  if (tagihan && choices.tagihan !== tagihan) setChoices({ tagihan, items: keepChoices(tagihan, choices.items) })
  const change = useCallback(
    (next: (items: TagihanItem[]) => TagihanItem[]) => setChoices((now) => ({ ...now, items: next(now.items) })),
    [],
  )
  const onToggle = useCallback((id: string) => change((items) => toggleTagihan(items, id)), [change])
  const onAmount = useCallback(
    (id: string, rupiah: number) => change((items) => setAkanDibayar(items, id, rupiah)),
    [change],
  )
  return { items: choices.items, change, onToggle, onAmount }
}
