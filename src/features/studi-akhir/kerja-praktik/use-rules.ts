import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import {
  useGetAturanPengajuanKerjaPraktik,
  useGetJadwalKerjaPraktik,
} from '#generated/client/kerja-praktik/kerja-praktik.ts'
import type { AturanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { endOfSchedule } from '../tahapan.ts'

/**
 * Returns the rules of internships for the student's own programme. While the programme is not known they wait for it, and its
 * failure is theirs.
 */
export const useRules = (): QueryResult<AturanKerjaPraktik> => {
  const idMahasiswa = useIdMahasiswa()
  const biodata = useBiodataSingkat()
  const idProdi = biodata.biodataSingkat?.idProdi ?? ''
  const rules = useGetAturanPengajuanKerjaPraktik(idProdi, { idMahasiswa }, { query: { enabled: idProdi !== '' } })
  if (idProdi !== '') return rules
  return { ...biodata, data: undefined, dataUpdatedAt: 0 }
}

/** Last moment of a schedule, for how long a draft of it is kept, in milliseconds since 1970; undefined where it does not tell. */
export const useScheduleEnd = (idJadwal: string): number | undefined =>
  endOfSchedule(useOptionalData(useSchedule(idJadwal))?.tahapan)

/** Returns a schedule of internships; nothing is asked without an id. */
export const useSchedule = (idJadwal: string) =>
  useGetJadwalKerjaPraktik(idJadwal, { query: { enabled: idJadwal !== '' } })
