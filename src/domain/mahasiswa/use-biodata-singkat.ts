import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGetBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import type { BiodataSingkat } from '#generated/client/umum/readers.ts'
import { useIdMahasiswa } from './mahasiswa-context.ts'

/**
 * Returns the short biodata of the student on the screen (section 3): name, programme, status, validation flags. When
 * it fails, the full student is fetched instead (section 7).
 */
export const useBiodataSingkat = () => {
  const idMahasiswa = useIdMahasiswa()
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useGetBiodataSingkat(idMahasiswa)
  useEffect(() => {
    if (!error || error.kind === 'network') return
    const nothingMore = () => undefined // the screen shows the error of the short biodata
    void import('./full-student.ts').then((file) => file.fetchFullStudent(client, idMahasiswa, error), nothingMore)
  }, [client, idMahasiswa, error])
  return { biodataSingkat: data?.biodataSingkat, error, isPending, refetch }
}

/**
 * Returns whether a student has to validate their own data first (section 4; readings, 19).
 * @param flags undefined while unknown: validation is not enforced then
 */
export const mustValidate = (flags: Pick<BiodataSingkat, 'validasiData' | 'validasiMahasiswa'> | undefined): boolean =>
  flags?.validasiData === true && flags.validasiMahasiswa === false

/** Student statuses that count as not active (section 4). */
const NOT_ACTIVE = new Set(['Cuti', 'DO', 'Lulus', 'Non-Aktif'])

/** Returns whether a student status counts as active; statuses that the specification does not name do. */
export const isAktif = (status: string): boolean => !NOT_ACTIVE.has(status)
