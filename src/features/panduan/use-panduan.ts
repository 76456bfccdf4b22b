import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getListPanduanQueryOptions, listPanduan, useListPanduan } from '#generated/client/panduan/panduan.ts'
import { type Panduan, readListPanduan } from '#generated/client/panduan/readers.ts'
import type { ListParams } from '#kit/list/list-params.ts'
import { listPageOf, sliceListPage } from '#kit/list/paged-card.tsx'
import { wholeListFn } from '#kit/list/whole-answer.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { filterRows, type Listed, unreadOf } from '#shared/wire/readers.ts'

/** Guides for students, newest first (section 7). */
const FOR_STUDENTS = { 'hak.jenis': '[2]', 'order[createdAt]': 'desc' } as const

const queryOf = (page: number, itemsPerPage: number) => ({ ...FOR_STUDENTS, page, itemsPerPage })

/** Query of all guides, for a search and for a link to one guide. */
const allQuery = (enabled: boolean) =>
  getListPanduanQueryOptions(FOR_STUDENTS, {
    query: { enabled, queryFn: wholeListFn((page, options) => listPanduan({ ...FOR_STUDENTS, ...page }, options)) },
  })

/** Returns all guides; null when the response is incomplete, e.g. because its total is unreasonably large. */
export const useAllPanduan = (enabled: boolean): QueryResult<Listed<Panduan> | null> => {
  const { data: answer, dataUpdatedAt, error, isPending, refetch } = useQuery(allQuery(enabled))
  const data = answer && (isWholeList(answer) ? answer.data : null)
  return { data, dataUpdatedAt, error, isPending, refetch }
}

const matches =
  (words: string) =>
  ({ judul, deskripsi, kategori }: Panduan): boolean =>
    `${judul} ${deskripsi} ${kategori}`.toLowerCase().includes(words.toLowerCase())

/** Returns the page of a guide in the whole list; 0 when it does not exist, null while unknown. */
const pageOf = (wanted: string | null, rows: Listed<Panduan> | null | undefined, perPage: number): number | null => {
  if (!rows || wanted === null) return null
  const place = rows.findIndex((row) => row?.idPanduan === wanted)
  return place === -1 && unreadOf(rows) > 0 ? null : Math.floor(place / perPage) + 1
}

/**
 * Fetches the guides for an address.
 * @param wanted id of the linked guide; null for none
 * @returns the guides and the page of the linked one: null while unknown, 0 when it does not exist
 */
export const usePanduan = ({ page, perPage, filters: { cari } }: ListParams<'cari'>, wanted: string | null) => {
  const one = useListPanduan(queryOf(page, perPage), {
    query: {
      placeholderData: keepPreviousData,
      select: (answer) => listPageOf(readListPanduan(answer), { page, perPage }),
    },
  })
  const shown = one.isPlaceholderData ? undefined : one.data?.rows
  const here = pageOf(wanted, shown, perPage)
  const sought = here === 0 ? wanted : null
  const all = useAllPanduan(cari !== '' || sought !== null)
  const found = { ...all, data: all.data && sliceListPage(filterRows(all.data, matches(cari)), null, page, perPage) }
  const guides = cari === '' ? one : found
  return { guides, pageOfWanted: here ? page : pageOf(sought, all.data, perPage) }
}
