import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { prefetchGetAturanUmumQuery } from '#generated/client/aturan/aturan.ts'
import { prefetchListTahunSemesterQuery } from '#generated/client/tahun-semester/tahun-semester.ts'

/**
 * The rest of the layout load (section 7): general rules and the student's periods. System info, logo, short biodata and
 * current semester stand on the first screen; these two are for the screens that follow.
 */
export const useLayoutLoad = (): void => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  useEffect(() => {
    void prefetchGetAturanUmumQuery(client)
    void prefetchListTahunSemesterQuery(client, idMahasiswa)
  }, [client, idMahasiswa])
}
