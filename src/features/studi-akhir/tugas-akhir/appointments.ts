import i18next from 'i18next'
import { type AppointmentList, appointmentHours, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { readListSidang, type Sidang } from '#generated/client/sidang/readers.ts'
import { joined } from '#shared/text/joined.ts'
import { defenceDeadlines } from './deadlines.ts'
import { calendarId, defenceState } from './final-project.ts'
import { defencesQuery } from './queries.ts'

const isDropped = (of: Sidang): boolean => defenceState(of) === 'rejected' || of.tanggal === null

const toEvent = ({ id, tanggal, jamMulai, jamSelesai, namaSidang, jenisSidang, ruang, tautanDaring, judul }: Sidang) =>
  tanggal
    ? {
        id: calendarId({ id }),
        nama: namaSidang || jenisSidang || i18next.t('tugas-akhir:defence'),
        tanggal,
        ...appointmentHours(jamMulai, jamSelesai),
        ruang: joined(ruang, tautanDaring),
        keterangan: judul,
        isDeadline: false,
      }
    : null

/** The student's final project defences. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('tugas-akhir:title'),
  query: (of) =>
    appointmentQuery(defencesQuery(of.idMahasiswa), readListSidang, ({ data }) =>
      data
        ? {
            appointments: data.flatMap((row) => (row === null ? [null] : isDropped(row) ? [] : [toEvent(row)])),
            more: defenceDeadlines(data, of),
          }
        : null,
    ),
}
