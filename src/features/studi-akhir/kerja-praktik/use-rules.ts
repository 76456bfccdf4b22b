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
 * Returns the internship rules of the student's own programme. Until the programme is known the result is pending, and
 * an error of the biodata is returned as its error.
 */
export const useRules = (): QueryResult<AturanKerjaPraktik> => {
  const idMahasiswa = useIdMahasiswa()
  const biodata = useBiodataSingkat()
  const idProdi = biodata.biodataSingkat?.idProdi ?? ''
  const rules = useGetAturanPengajuanKerjaPraktik(idProdi, { idMahasiswa }, { query: { enabled: idProdi !== '' } })
  if (idProdi !== '') return rules
  return { ...biodata, data: undefined, dataUpdatedAt: 0 }
}

/**
 * Returns the end of a schedule, until which its drafts are persisted, in milliseconds since 1970; undefined when
 * unknown.
 */
export const useScheduleEnd = (idJadwal: string): number | undefined =>
  endOfSchedule(useOptionalData(useSchedule(idJadwal))?.tahapan)

/** Returns a schedule of internships; without an id no request is sent. */
export const useSchedule = (idJadwal: string) =>
  useGetJadwalKerjaPraktik(idJadwal, { query: { enabled: idJadwal !== '' } })
