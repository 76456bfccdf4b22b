import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import { readListSeminarMahasiswa, type SeminarMahasiswa } from '#generated/client/seminar/readers.ts'
import { getListSeminarMahasiswaQueryOptions, listSeminarMahasiswa } from '#generated/client/seminar/seminar.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { mapRows } from '#shared/wire/readers.ts'
import { eventAppointments } from '../event-appointments.ts'

const toDays = (row: SeminarMahasiswa) => ({
  ...row,
  isCancelled: readStatusKegiatan(row.status) === 'cancelled',
  mulai: row.tanggal,
  selesai: row.tanggal,
})

/** The seminars that the student is registered for, over all pages. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('seminar:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(
      getListSeminarMahasiswaQueryOptions(idMahasiswa, undefined, {
        query: { queryFn: wholeListFn((page, options) => listSeminarMahasiswa(idMahasiswa, page, options)) },
      }),
      readListSeminarMahasiswa,
      (answer) =>
        answer.data && {
          appointments: [
            ...eventAppointments(mapRows(answer.data, toDays), 'seminar'),
            ...(isWholeList(answer) ? [] : [null]),
          ],
        },
    ),
}
