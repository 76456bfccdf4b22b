import { useMemo } from 'react'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import type { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { readRows } from '#shared/wire/readers.ts'
import type { AcademicDays } from './teaching-days.ts'

/** Exams and academic calendar, as far as they could be read. */
interface Found extends AcademicDays {
  /** An answer failed or is unreadable: its days are missing. */
  isIncomplete: boolean
}

/**
 * Fetches the exams of a period and the academic calendar.
 * @param params of the period
 * @param enabled false sends nothing: a period may not be known yet
 * @returns undefined until every answer has arrived or failed once; a failed one that is fetched again stays missing meanwhile
 */
export const useAcademicDays = (
  idMahasiswa: string,
  params: Parameters<typeof useListJadwalKuliah>[1],
  enabled = true,
): Found | undefined => {
  const query = { enabled }
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, { query })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, { query })
  const kalender = useListKalenderAkademik({ query })
  const isKnown = [uts, uas, kalender].every(({ isFetched }) => isFetched)
  const [middle, last, dates] = [uts.data?.data, uas.data?.data, kalender.data?.data]
  return useMemo(
    () =>
      isKnown
        ? {
            uts: readRows(middle, 'unreviewed'),
            uas: readRows(last, 'unreviewed'),
            kalender: readRows(dates, 'unreviewed'),
            isIncomplete: !(middle && last && dates),
          }
        : undefined,
    [isKnown, middle, last, dates],
  )
}
