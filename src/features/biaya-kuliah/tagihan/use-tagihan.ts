import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { getGetBiayaKuliahQueryOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { keepChoices, setAkanDibayar, startTagihan, type TagihanItem, toggleTagihan } from './tagihan-item.ts'

const readStart = (answer: unknown) => startTagihan(readGetBiayaKuliah(answer))

/** The unpaid bills as the list starts with them; null when the answer has no list. */
export const tagihanQuery = (idMahasiswa: string) =>
  getGetBiayaKuliahQueryOptions(idMahasiswa, { query: { select: readStart } })

/** The same, for a screen that follows them. */
export const useTagihan = () => useQuery(tagihanQuery(useIdMahasiswa()))

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
