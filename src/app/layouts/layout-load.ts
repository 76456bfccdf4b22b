import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { prefetchGetAturanUmumQuery } from '#generated/client/aturan/aturan.ts'
import { prefetchListTahunSemesterQuery } from '#generated/client/tahun-semester/tahun-semester.ts'

/**
 * Fetches the rest of the layout data (section 7): general rules and the student's periods, for later screens. The
 * first screen already fetches system info, logo, short biodata and current semester.
 */
export const useLayoutLoad = (): void => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  useEffect(() => {
    void prefetchGetAturanUmumQuery(client)
    void prefetchListTahunSemesterQuery(client, idMahasiswa)
  }, [client, idMahasiswa])
}
