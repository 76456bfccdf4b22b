import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { readListTracerForm } from '#generated/client/tracer-study/readers.ts'
import { getListTracerFormQueryOptions } from '#generated/client/tracer-study/tracer-study.ts'

/** Deadlines of the forms that the student has not sent. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('tracer-study:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(getListTracerFormQueryOptions({ idMahasiswa }), readListTracerForm, ({ data }) =>
      data
        ? {
            appointments: data.flatMap((row) => {
              if (row === null) return [null]
              if (row.sudahDiisi === true) return []
              const nama = i18next.t('tracer-study:deadline', { judul: row.judul || i18next.t('tracer-study:title') })
              return deadlineOf({ id: `tracer-${row.id}`, nama, until: row.tanggalTutup, tautan: '/tracer-study' })
            }),
          }
        : null,
    ),
}
