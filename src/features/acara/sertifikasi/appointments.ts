import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import { readListSertifikasiMahasiswa, type SertifikasiMahasiswa } from '#generated/client/sertifikasi/readers.ts'
import {
  getListSertifikasiMahasiswaQueryOptions,
  listSertifikasiMahasiswa,
} from '#generated/client/sertifikasi/sertifikasi.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { mapRows } from '#shared/wire/readers.ts'
import { eventAppointments } from '../event-appointments.ts'

const toDays = (row: SertifikasiMahasiswa) => ({
  ...row,
  isCancelled: readStatusKegiatan(row.status) === 'cancelled',
  mulai: row.tanggalMulai,
  selesai: row.tanggalSelesai,
})

/** The certifications that the student is registered for, over all pages. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('sertifikasi:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(
      getListSertifikasiMahasiswaQueryOptions(idMahasiswa, undefined, {
        query: { queryFn: wholeListFn((page, options) => listSertifikasiMahasiswa(idMahasiswa, page, options)) },
      }),
      readListSertifikasiMahasiswa,
      (answer) =>
        answer.data && {
          appointments: [
            ...eventAppointments(mapRows(answer.data, toDays), 'sertifikasi'),
            ...(isWholeList(answer) ? [] : [null]),
          ],
        },
    ),
}
