import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  getListAgamaQueryOptions,
  getListAlatTransportasiQueryOptions,
  getListJenisTinggalQueryOptions,
  getListJenjangPendidikanQueryOptions,
  getListPekerjaanQueryOptions,
  getListPenghasilanQueryOptions,
  getListReferensiProdiQueryOptions,
} from '#generated/client/referensi/referensi.ts'
import { readReferensiList } from '#generated/readers/umum.ts'
import { markTold } from '#shared/told-failures.ts'
import { ALL_PEKERJAAN_ROWS, pekerjaanParams } from './pekerjaan-params.ts'
import { toPilihanList } from './referensi-rows.ts'

/** Every list of references has rows of the same kind. */
const select = (answer: unknown) => toPilihanList(readReferensiList(answer).data)

/** The lists that are short enough to be chosen from without a search, by what they hold. */
const LISTS = {
  agama: () => getListAgamaQueryOptions({ query: { select } }),
  alatTransportasi: () => getListAlatTransportasiQueryOptions({ query: { select } }),
  jenisTinggal: () => getListJenisTinggalQueryOptions({ query: { select } }),
  jenjangPendidikan: () => getListJenjangPendidikanQueryOptions({ query: { select } }),
  pekerjaan: () => getListPekerjaanQueryOptions(pekerjaanParams(ALL_PEKERJAAN_ROWS), { query: { select } }),
  penghasilan: () => getListPenghasilanQueryOptions({ query: { select } }),
  prodi: () => getListReferensiProdiQueryOptions({ query: { select } }),
}
export type ReferensiList = keyof typeof LISTS

/** A short reference list of the gateway, kept for 7 days (section 7). */
export const useReferensi = (list: ReferensiList) => {
  const { data, error, isPending, refetch } = useQuery(LISTS[list]())
  useEffect(() => {
    if (error) markTold(error) // the field says it
  }, [error])
  return { pilihan: data ?? null, isPending, refetch }
}
