import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { toPeriodeParams } from '#domain/periode/periode-params.ts'
import { useGetKrs, useGetKrss, useGetPkrs } from '#generated/client/krs/krs.ts'
import type { JenisKrs } from './jenis-krs.ts'

const HOOK = { krss: useGetKrss, krs: useGetKrs, pkrs: useGetPkrs }

/**
 * What was registered for in a period; asked for when there is one. Of PKRS only what it changed. A list that can not be
 * read is no empty one: then there is none.
 */
export const useRiwayatKrs = (jenis: JenisKrs, periode: Periode | null | undefined) => {
  const useRiwayat = HOOK[jenis]
  const params = toPeriodeParams(periode)
  const { data, error, isPending, refetch } = useRiwayat(useIdMahasiswa(), params, {
    query: { enabled: Boolean(periode) },
  })
  return { riwayat: data?.data ? data : undefined, error, isPending, refetch }
}
