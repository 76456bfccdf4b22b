import type { UseQueryResult } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { noteGatewayTime } from '#gateway/gateway-clock.ts'
import type { GatewayError } from '#gateway/gateway-error.ts'
import {
  useGetEditKrs,
  useGetEditKrss,
  useGetEditPkrs,
  useGetPembatasWaktuKrs,
  useGetPembatasWaktuKrss,
  useGetPembatasWaktuPkrs,
  useListKurikulumMakulKrs,
  useListKurikulumMakulKrss,
  useListKurikulumMakulPkrs,
} from '#generated/client/krs/krs.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import type { JenisKrs } from './jenis-krs.ts'

const KURIKULUM = { krss: useListKurikulumMakulKrss, krs: useListKurikulumMakulKrs, pkrs: useListKurikulumMakulPkrs }
const WAKTU = { krss: useGetPembatasWaktuKrss, krs: useGetPembatasWaktuKrs, pkrs: useGetPembatasWaktuPkrs }

/** The three editable lists differ in the lock flag that they must have; read they are alike. */
const EDIT: Record<JenisKrs, (idMahasiswa: string) => UseQueryResult<KrsEdit, GatewayError>> = {
  krss: useGetEditKrss,
  krs: useGetEditKrs,
  pkrs: useGetEditPkrs,
}

/** What is on offer in a registration. */
export const useKurikulum = (jenis: JenisKrs) => {
  const useList = KURIKULUM[jenis]
  const { data, error, isPending, refetch } = useList(useIdMahasiswa())
  return { kurikulum: data, error, isPending, refetch }
}

/** What is registered, with the lock flags: it may be edited while they are open. */
export const useEditKrs = (jenis: JenisKrs) => {
  const useEdit = EDIT[jenis]
  const { data, error, isPending, refetch } = useEdit(useIdMahasiswa())
  return { edit: data, error, isPending, refetch }
}

/** The window of a registration. Its answer tells the time of the gateway, by which the screen counts. */
export const usePembatasWaktu = (jenis: JenisKrs) => {
  const useWaktu = WAKTU[jenis]
  const { data, error, isPending, refetch } = useWaktu(useIdMahasiswa(), { request: { heard: noteGatewayTime } })
  return { waktu: data, error, isPending, refetch }
}
