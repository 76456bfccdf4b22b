import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGetBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import type { BiodataSingkat } from '#generated/client/umum/readers.ts'
import { useIdMahasiswa } from './mahasiswa-context.ts'

/**
 * Short biodata of the student on the screen (section 3): name, programme, status, validation flags. When it fails, the
 * full student is asked for instead (section 7).
 */
export const useBiodataSingkat = () => {
  const idMahasiswa = useIdMahasiswa()
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useGetBiodataSingkat(idMahasiswa)
  useEffect(() => {
    if (!error || error.kind === 'network') return
    const nothingMore = () => undefined // the error of the short biodata is on the screen
    void import('./full-student.ts').then((file) => file.fetchFullStudent(client, idMahasiswa, error), nothingMore)
  }, [client, idMahasiswa, error])
  return { biodataSingkat: data?.biodataSingkat, error, isPending, refetch }
}

/**
 * Whether a student has to validate the own data before anything else (section 4; readings, 19).
 * @param flags undefined while they are not known: nobody is forced then
 */
export const mustValidate = (flags: Pick<BiodataSingkat, 'validasiData' | 'validasiMahasiswa'> | undefined): boolean =>
  flags?.validasiData === true && flags.validasiMahasiswa === false

/** Section 4: student statuses counted as not active. */
const NOT_ACTIVE = new Set(['Cuti', 'DO', 'Lulus', 'Non-Aktif'])

/** Whether a student status counts as active; any status that the specification does not name does. */
export const isAktif = (status: string): boolean => !NOT_ACTIVE.has(status)
