import i18next from 'i18next'
import { type AppointmentList, appointmentHours, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { readListPartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { calendarId, stateOf } from './exam.ts'
import { participationsQuery } from './exam-query.ts'

/** The comprehensive exams for which the student is registered. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('kompre:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(participationsQuery(idMahasiswa), readListPartisipasiKompre, ({ data }) =>
      data
        ? {
            appointments: data.flatMap((row) => {
              if (row === null || (row.tanggal === undefined && !isGone(stateOf(row)))) return [null]
              if (!row.tanggal || isGone(stateOf(row))) return []
              return {
                id: calendarId({ id: row.scheduleId || row.id }),
                nama: row.nama || i18next.t('kompre:title'),
                tanggal: row.tanggal,
                ...appointmentHours(row.jamMulai, row.jamSelesai),
                ruang: row.ruang,
                keterangan: row.nomorPeserta,
                isDeadline: false,
              }
            }),
          }
        : null,
    ),
}

const isGone = (state: ReturnType<typeof stateOf>): boolean => state === 'rejected' || state === 'cancelled'
