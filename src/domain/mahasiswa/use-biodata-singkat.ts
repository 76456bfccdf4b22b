import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGetBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
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
