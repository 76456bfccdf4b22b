import i18next from 'i18next'
import { type AppointmentList, appointmentHours, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { getGetPaOnlineQueryOptions } from '#generated/client/pa-online/pa-online.ts'
import { readGetPaOnline } from '#generated/client/pa-online/readers.ts'
import { dayOf, minuteOf } from '#shared/campus/campus-time.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { jamText } from '#shared/campus/tanggal.ts'

/** Next meeting with the academic advisor; the gateway gives no end time. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('pa-online:title'),
  query: ({ idMahasiswa, params }) =>
    appointmentQuery(
      getGetPaOnlineQueryOptions(idMahasiswa, params),
      readGetPaOnline,
      ({ pertemuanBerikutnya, pembimbing, tahun, semester }) => {
        const at = pertemuanBerikutnya ? readMoment(pertemuanBerikutnya) : null
        if (pertemuanBerikutnya === null) return { appointments: [] }
        if (at === null) return { appointments: [null] }
        return {
          appointments: [
            {
              id: `pa-${tahun ?? params.tahun}-${semester ?? params.semester}`,
              nama: i18next.t('pa-online:meeting.event'),
              tanggal: dayOf(at),
              ...appointmentHours(jamText(minuteOf(at), 'id'), ''),
              ruang: '',
              keterangan: pembimbing?.nama ?? '',
              isDeadline: false,
            },
          ],
        }
      },
    ),
}
