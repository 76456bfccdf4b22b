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
import { markReported } from '#shared/reported-failures.ts'
import { ALL_PEKERJAAN_ROWS, pekerjaanParams } from './pekerjaan-params.ts'
import { choicesOf } from './referensi-rows.ts'

/** The lists that are short enough to be chosen from without a search, by what they hold. */
const LISTS = {
  agama: () => getListAgamaQueryOptions({ query: { select: choicesOf } }),
  alatTransportasi: () => getListAlatTransportasiQueryOptions({ query: { select: choicesOf } }),
  jenisTinggal: () => getListJenisTinggalQueryOptions({ query: { select: choicesOf } }),
  jenjangPendidikan: () => getListJenjangPendidikanQueryOptions({ query: { select: choicesOf } }),
  pekerjaan: () => getListPekerjaanQueryOptions(pekerjaanParams(ALL_PEKERJAAN_ROWS), { query: { select: choicesOf } }),
  penghasilan: () => getListPenghasilanQueryOptions({ query: { select: choicesOf } }),
  prodi: () => getListReferensiProdiQueryOptions({ query: { select: choicesOf } }),
}
export type ReferensiList = keyof typeof LISTS

/** A short reference list of the gateway, kept for 7 days (section 7). */
export const useReferensi = (list: ReferensiList) => {
  const { data, error, isPending, refetch } = useQuery(LISTS[list]())
  useEffect(() => {
    if (error) markReported(error) // the field says it
  }, [error])
  return { pilihan: data ?? null, isPending, refetch }
}
