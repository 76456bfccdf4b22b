import i18next from 'i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import type { KegiatanPendaftarWisuda } from '#generated/client/wisuda/readers.ts'
import type { Listed } from '#shared/wire/readers.ts'
import { stageOf } from './graduation.ts'

/** The last day of the graduation fee, while it is known not to be paid. */
export const feeDeadline = (own: KegiatanPendaftarWisuda): Listed<Appointment> =>
  stageOf(own) === 'pay'
    ? deadlineOf({
        id: `wisuda-bayar-${own.idPendaftaran}`,
        nama: i18next.t('wisuda:deadline.pay'),
        until: own.batasBayar,
        tautan: '/wisuda',
      })
    : []
