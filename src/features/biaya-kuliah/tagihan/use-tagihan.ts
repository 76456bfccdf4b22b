import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { getGetBiayaKuliahQueryOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { keepChoices, setAkanDibayar, startTagihan, type TagihanItem, toggleTagihan } from './tagihan-item.ts'

const readStart = (answer: unknown) => startTagihan(readGetBiayaKuliah(answer))

/** Query of the unpaid bills in their initial state; null when the response has no list. */
export const tagihanQuery = (idMahasiswa: string) =>
  getGetBiayaKuliahQueryOptions(idMahasiswa, { query: { select: readStart } })

/** Subscribes to the unpaid bills. */
export const useTagihan = () => useQuery(tagihanQuery(useIdMahasiswa()))

/**
 * Holds the student's choices. They survive a refetch and a cancelled payment, except for bills that changed.
 * @param tagihan the bills while they are shown
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
