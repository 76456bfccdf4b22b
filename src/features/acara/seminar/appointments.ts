import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import { readListSeminarMahasiswa, type SeminarMahasiswa } from '#generated/client/seminar/readers.ts'
import { getListSeminarMahasiswaQueryOptions, listSeminarMahasiswa } from '#generated/client/seminar/seminar.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { mapRows } from '#shared/wire/readers.ts'
import { eventAppointments } from '../event-appointments.ts'
import { eventDeadlines } from '../event-deadlines.ts'

/** Value of statusSeminar (section 4). */
const PASSED = 1

const toDays = (row: SeminarMahasiswa) => ({
  ...row,
  isCancelled: readStatusKegiatan(row.status) === 'cancelled',
  mulai: row.tanggal,
  selesai: row.tanggal,
})

const toDuties = ({ wajibResume, resume, batasResume, ...row }: SeminarMahasiswa) => ({
  ...row,
  isSettled: readStatusKegiatan(row.status) === 'cancelled' || row.statusSeminar === PASSED,
  wajibBerkas: wajibResume,
  berkas: resume,
  batasBerkas: batasResume,
})

const DUTIES = {
  pay: { name: (nama: string) => i18next.t('seminar:deadline.pay', { nama }), tautan: '/seminar/transaksi-seminar' },
  upload: { name: (nama: string) => i18next.t('seminar:deadline.upload', { nama }), tautan: '/seminar/upload-resume' },
}

/** Seminars that the student is registered for, over all pages. */
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
            ...eventDeadlines(mapRows(answer.data, toDuties), 'seminar', DUTIES),
            ...(isWholeList(answer) ? [] : [null]),
          ],
        },
    ),
}
