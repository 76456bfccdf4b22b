import i18next from 'i18next'
import { type Appointment, type AppointmentList, appointmentQuery, toAppointment } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { type KegiatanPendaftarWisuda, readGetKegiatanPendaftarWisuda } from '#generated/client/wisuda/readers.ts'
import { getGetKegiatanPendaftarWisudaQueryOptions } from '#generated/client/wisuda/wisuda.ts'
import type { Listed } from '#shared/wire/readers.ts'
import { eventsOf, stageOf } from './graduation.ts'

/** Returns the deadline of the graduation fee while it is known to be unpaid; empty otherwise. */
const feeDeadline = (own: KegiatanPendaftarWisuda): Listed<Appointment> =>
  stageOf(own) === 'pay'
    ? deadlineOf({
        id: `wisuda-bayar-${own.idPendaftaran}`,
        nama: i18next.t('wisuda:deadline.pay'),
        until: own.batasBayar,
        tautan: '/wisuda',
      })
    : []

/** Rehearsal and ceremony for which the student is registered. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('wisuda:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(getGetKegiatanPendaftarWisudaQueryOptions(idMahasiswa), readGetKegiatanPendaftarWisuda, (own) => {
      if (own.isTerdaftar === null) return own.kegiatan === null ? { appointments: [] } : null
      if (['none', 'rejected'].includes(stageOf(own)) || own.kegiatan === null) return { appointments: [] }
      if (own.kegiatan === undefined) return null
      const { kegiatan } = own
      const nama = kegiatan.nama || i18next.t('wisuda:title')
      const events = eventsOf(
        kegiatan,
        { rehearsal: i18next.t('wisuda:event.rehearsal', { nama }), ceremony: nama },
        own.nomorKursi,
      )
      const unread = [kegiatan.tanggal, kegiatan.tanggalGladi].filter((day) => day === undefined).map(() => null)
      return { appointments: [...events.map(toAppointment), ...unread, ...feeDeadline(own)] }
    }),
}
