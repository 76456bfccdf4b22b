import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { getListPanduanQueryOptions, useListPanduan } from '#generated/client/panduan/panduan.ts'
import { type Panduan, readListPanduan } from '#generated/client/panduan/readers.ts'
import type { Asked } from '#kit/answer/answer.tsx'
import type { ListAddress } from '#kit/list/list-address.ts'
import { cutAnswer, cutPage } from '#kit/list/paged-card.tsx'
import { present } from '#shared/wire/readers.ts'

/** As many as one call of the gateway gives. */
const PER_CALL = 100

/** Query of the guides for students, newest first (section 7). */
const queryOf = (page: number, itemsPerPage: number) => ({
  'hak.jenis': '[2]',
  'order[createdAt]': 'desc' as const,
  page,
  itemsPerPage,
})

/** Every guide there is, for what one page can not answer: words that are looked for, a link to one of them. */
const useAll = (enabled: boolean): Asked<Panduan[] | null> => {
  const first = useListPanduan(queryOf(1, PER_CALL), { query: { enabled } })
  const pages = Math.ceil((first.data?.meta?.totalItems ?? 0) / PER_CALL)
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, place) =>
      getListPanduanQueryOptions(queryOf(place + 2, PER_CALL), { query: { enabled } }),
    ),
    combine: (results) => results.map(({ data, error, refetch }) => ({ data, error, refetch })),
  })
  const answers = [[first], others].flat()
  const lost = answers.find(({ error }) => error !== null)
  const isPending = answers.some(({ data }) => data === undefined)
  const lists = answers.map(({ data }) => data?.data ?? null)
  const isWhole = !isPending && !lists.includes(null)
  return {
    data: isPending ? undefined : isWhole ? lists.flatMap((list) => present(list ?? [])) : null,
    dataUpdatedAt: first.dataUpdatedAt,
    error: lost?.error ?? null,
    isPending,
    refetch: () => answers.map(({ refetch }) => refetch()),
  }
}

const matches =
  (words: string) =>
  ({ judul, deskripsi, kategori }: Panduan): boolean =>
    `${judul} ${deskripsi} ${kategori}`.toLowerCase().includes(words.toLowerCase())

/** The page on which a guide stands among all of them; 0 for none, null while that is not known. */
const pageOf = (wanted: string | null, rows: readonly Panduan[] | null | undefined, perPage: number): number | null =>
  rows && wanted !== null ? Math.floor(rows.findIndex(({ idPanduan }) => idPanduan === wanted) / perPage) + 1 : null

/**
 * The guides that an address shows.
 * @param wanted id of the guide that a link leads to; null for none
 * @returns them, and the page on which the wanted one stands: null while that is not known, 0 where there is no such guide
 */
export const usePanduan = ({ page, perPage, filters: { cari } }: ListAddress<'cari'>, wanted: string | null) => {
  const one = useListPanduan(queryOf(page, perPage), {
    query: {
      placeholderData: keepPreviousData,
      select: (answer) => cutAnswer(readListPanduan(answer), { page, perPage }),
    },
  })
  const shown = one.isPlaceholderData ? undefined : one.data?.rows
  const here = pageOf(wanted, shown, perPage)
  const sought = here === 0 ? wanted : null
  const all = useAll(cari !== '' || sought !== null)
  const found = { ...all, data: all.data && cutPage(all.data.filter(matches(cari)), null, page, perPage) }
  const guides = cari === '' ? one : found
  return { guides, pageOfWanted: here ? page : pageOf(sought, all.data, perPage) }
}
