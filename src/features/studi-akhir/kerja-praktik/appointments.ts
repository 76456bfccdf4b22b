import i18next from 'i18next'
import {
  type Appointment,
  type AppointmentList,
  appointmentHours,
  appointmentQuery,
} from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { getGetSidangKerjaPraktikQueryOptions } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import {
  readGetSidangKerjaPraktik,
  readListUsulanKerjaPraktik,
  type SidangKerjaPraktik,
  type UsulanKerjaPraktik,
} from '#generated/client/kerja-praktik/readers.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import { defenceEvents } from './defence-events.ts'
import { defenceState, stageOf } from './internship.ts'
import { internshipsQuery } from './internship-query.ts'

/** Returns the revision deadline of an internship report; empty once the internship is finished. */
const revisionDeadline = (of: SidangKerjaPraktik, usulan: UsulanKerjaPraktik): Listed<Appointment> =>
  defenceState(of) !== 'done' || stageOf(usulan) === 'done'
    ? []
    : deadlineOf({
        id: `revisi-kp-${of.id}`,
        nama: i18next.t('kerja-praktik:deadline.revision'),
        until: of.batasRevisi,
        tautan: `/kerja-praktik/${usulan.id}/sidang/${of.id}`,
        keterangan: of.judulLaporan,
      })

const defenceQuery = (idMahasiswa: string, idSidang: string, usulan: UsulanKerjaPraktik) =>
  appointmentQuery(
    getGetSidangKerjaPraktikQueryOptions(idSidang, { idMahasiswa }),
    readGetSidangKerjaPraktik,
    (sidang) => {
      if (defenceState(sidang) === 'rejected') return { appointments: [] }
      const revision = revisionDeadline(sidang, usulan)
      if (sidang.tanggal === undefined) return { appointments: [null, ...revision] }
      const days = defenceEvents(sidang, i18next.t('kerja-praktik:defence.title')).map((event) => ({
        ...event,
        ...appointmentHours(sidang.jamMulai, sidang.jamSelesai),
        isDeadline: false,
      }))
      return { appointments: [...days, ...revision] }
    },
  )

/** The student's internship defences. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('kerja-praktik:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(internshipsQuery(idMahasiswa), readListUsulanKerjaPraktik, ({ data }) => {
      if (!data) return null
      const defences = new Map(
        readRows(data, 'noted').flatMap((usulan) => {
          const id = readNumberedId(usulan.idSidang)
          return id === null ? [] : [[id, usulan] as const]
        }),
      )
      return {
        appointments: data.filter((row) => row === null),
        more: [...defences].map(([id, usulan]) => defenceQuery(idMahasiswa, id, usulan)),
      }
    }),
}
