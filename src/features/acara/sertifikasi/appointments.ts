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
import { eventDeadlines } from '../event-deadlines.ts'

/** Value of statusSertifikasi (section 4). */
const PASSED = 1

const toDays = (row: SertifikasiMahasiswa) => ({
  ...row,
  isCancelled: readStatusKegiatan(row.status) === 'cancelled',
  mulai: row.tanggalMulai,
  selesai: row.tanggalSelesai,
})

const toDuties = ({ wajibTugas, tugas, batasTugas, ...row }: SertifikasiMahasiswa) => ({
  ...row,
  isSettled: readStatusKegiatan(row.status) === 'cancelled' || row.statusSertifikasi === PASSED,
  wajibBerkas: wajibTugas,
  berkas: tugas,
  batasBerkas: batasTugas,
})

const DUTIES = {
  pay: {
    name: (nama: string) => i18next.t('sertifikasi:deadline.pay', { nama }),
    tautan: '/sertifikasi/transaksi-sertifikasi',
  },
  upload: {
    name: (nama: string) => i18next.t('sertifikasi:deadline.upload', { nama }),
    tautan: '/sertifikasi/upload-tugas',
  },
}

/** Certifications that the student is registered for, over all pages. */
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
            ...eventDeadlines(mapRows(answer.data, toDuties), 'sertifikasi', DUTIES),
            ...(isWholeList(answer) ? [] : [null]),
          ],
        },
    ),
}
