import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  getSearchNegaraQueryOptions,
  getSearchPerguruanTinggiQueryOptions,
  getSearchSekolahQueryOptions,
  getSearchWilayahQueryOptions,
} from '#generated/client/referensi/referensi.ts'
import { choicesOf } from './referensi-rows.ts'

const asked = (nama: string) => ({
  query: { select: choicesOf, enabled: nama !== '', placeholderData: keepPreviousData },
})

/** The long lists, which are searched by a part of the name. */
const SEARCHES = {
  sekolah: (nama: string) => getSearchSekolahQueryOptions({ nama }, asked(nama)),
  negara: (nama: string) => getSearchNegaraQueryOptions({ nama }, asked(nama)),
  wilayah: (nama: string) => getSearchWilayahQueryOptions({ nama }, asked(nama)),
  perguruanTinggi: (nama: string) => getSearchPerguruanTinggiQueryOptions({ nama }, asked(nama)),
}
export type ReferensiSearch = keyof typeof SEARCHES

/**
 * Searches a reference list of the gateway; what was found is kept for 7 days (section 7). A search that is no longer
 * wanted is aborted, and until the next one answers the list before stays.
 * @param nama part of the name; '' asks nothing
 */
export const useSearchReferensi = (search: ReferensiSearch, nama: string) => {
  const { data, error, isFetching, refetch } = useQuery(SEARCHES[search](nama))
  return { found: nama === '' ? null : (data ?? null), error, isFetching, refetch }
}
