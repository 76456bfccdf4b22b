import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import type { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'
import type { KnownDays } from './timetable.ts'
import { type Appointments, useAppointments } from './use-appointments.ts'

/** Exams, academic calendar and other appointments that could be read. */
export interface QueriedDays extends KnownDays, Pick<Appointments, 'isPending' | 'missing' | 'timed' | 'reload'> {
  /** True when a request for exams or calendar failed, or a row is unreadable: its days are missing. */
  isIncomplete: boolean
}

/** Returns whether every exam and appointment that takes the student's time is known. */
export const isEverythingKnown = ({ isIncomplete, timed: { isPending, missing } }: QueriedDays): boolean =>
  !isIncomplete && !isPending && missing.length === 0

/**
 * Fetches the exams of a period, the academic calendar and the other appointments of the student.
 * @param params of the period
 * @param enabled false sends nothing: a period may not be known yet
 * @returns undefined until exams and calendar have arrived or failed once; while a failed one is fetched again it
 * counts as missing
 */
export const useAcademicDays = (
  idMahasiswa: string,
  params: Parameters<typeof useListJadwalKuliah>[1],
  enabled = true,
): QueriedDays | undefined => {
  const query = { enabled }
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, { query })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, { query })
  const kalender = useListKalenderAkademik({ query })
  const { reload, ...appointments } = useAppointments(idMahasiswa, params, enabled)
  if (![uts, uas, kalender].every(({ isFetched }) => isFetched)) return undefined
  const [middle, last, dates] = [uts.data?.data, uas.data?.data, kalender.data?.data]
  return {
    uts: middle ?? [],
    uas: last ?? [],
    kalender: readRows(dates, 'noted'),
    ...appointments,
    isIncomplete: !(allRows(middle) && allRows(last) && allRows(dates)),
    reload: () => {
      for (const answer of [uts, uas, kalender]) if (answer.isError) void answer.refetch()
      reload()
    },
  }
}
