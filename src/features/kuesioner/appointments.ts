import i18next from 'i18next'
import { type AppointmentList, type AppointmentQuery, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { toKodePeriode } from '#domain/periode/periode.ts'
import {
  getListSemesterKuesionerKritiksaranQueryOptions,
  getListSemesterKuesionerLayananQueryOptions,
  getListSemesterKuesionerProsesPembelajaranQueryOptions,
} from '#generated/client/kuesioner/kuesioner.ts'
import {
  type KuesionerSemester,
  readListSemesterKuesionerKritiksaran,
  readListSemesterKuesionerLayanan,
  readListSemesterKuesionerProsesPembelajaran,
} from '#generated/client/kuesioner/readers.ts'
import { addressOf, type Jenis, sectionPeriode } from './kuesioner-section.ts'
import { sisaOf, waktuOf } from './waktu.ts'

/** Returns the deadlines of one kind. For teaching, each course has its own form, so they link to the list. */
const deadlinesOf = (jenis: Jenis, more?: readonly AppointmentQuery[]) => (answer: KuesionerSemester) => {
  const rows = waktuOf(answer)
  if (rows === null) return null
  return {
    appointments: rows.flatMap((row) => {
      if (row === null) return [null]
      if (row.isBuka === false || sisaOf(row) === 0 || row.periode === null) return []
      return deadlineOf({
        id: `kuesioner-${jenis}-${toKodePeriode(row.periode)}`,
        nama: i18next.t('kuesioner:deadline', { jenis: i18next.t(`kuesioner:kind.${jenis}`), periode: row.nama }),
        until: row.tanggalSelesai,
        tautan: jenis === 'proses_pembelajaran' ? '/kuesioner' : addressOf(sectionPeriode(jenis, row.periode)),
      })
    }),
    ...(more && { more }),
  }
}

/** Deadlines of the questionnaires that the student has not submitted. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('kuesioner:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(
      getListSemesterKuesionerProsesPembelajaranQueryOptions(idMahasiswa),
      readListSemesterKuesionerProsesPembelajaran,
      deadlinesOf('proses_pembelajaran', [
        appointmentQuery(
          getListSemesterKuesionerLayananQueryOptions(idMahasiswa),
          readListSemesterKuesionerLayanan,
          deadlinesOf('layanan'),
        ),
        appointmentQuery(
          getListSemesterKuesionerKritiksaranQueryOptions(idMahasiswa),
          readListSemesterKuesionerKritiksaran,
          deadlinesOf('kritiksaran'),
        ),
      ]),
    ),
}
