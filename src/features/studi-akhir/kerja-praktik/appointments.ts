import i18next from 'i18next'
import { type AppointmentList, appointmentHours, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { getGetSidangKerjaPraktikQueryOptions } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import { readGetSidangKerjaPraktik, readListUsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { readRows } from '#shared/wire/readers.ts'
import { defenceEvents } from './defence-events.ts'
import { defenceState } from './internship.ts'
import { internshipsQuery } from './internship-query.ts'

const defenceQuery = (idMahasiswa: string, idSidang: string) =>
  appointmentQuery(
    getGetSidangKerjaPraktikQueryOptions(idSidang, { idMahasiswa }),
    readGetSidangKerjaPraktik,
    (sidang) => {
      if (defenceState(sidang) === 'rejected') return { appointments: [] }
      if (sidang.tanggal === undefined) return { appointments: [null] }
      return {
        appointments: defenceEvents(sidang, i18next.t('kerja-praktik:defence.title')).map((event) => ({
          ...event,
          ...appointmentHours(sidang.jamMulai, sidang.jamSelesai),
          isDeadline: false,
        })),
      }
    },
  )

/** The internship defences of the student. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('kerja-praktik:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(internshipsQuery(idMahasiswa), readListUsulanKerjaPraktik, ({ data }) => {
      if (!data) return null
      const ids = readRows(data, 'noted').flatMap(({ idSidang }) => readNumberedId(idSidang) ?? [])
      return {
        appointments: data.filter((row) => row === null),
        more: [...new Set(ids)].map((id) => defenceQuery(idMahasiswa, id)),
      }
    }),
}
