import i18next from 'i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import type { SidangKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import type { Listed } from '#shared/wire/readers.ts'
import { defenceState, stageOf } from './internship.ts'

/** The last day of the revision of an internship report, until the internship is finished. */
export const revisionDeadline = (of: SidangKerjaPraktik, usulan: UsulanKerjaPraktik): Listed<Appointment> =>
  defenceState(of) !== 'done' || stageOf(usulan) === 'done'
    ? []
    : deadlineOf({
        id: `revisi-kp-${of.id}`,
        nama: i18next.t('kerja-praktik:deadline.revision'),
        until: of.batasRevisi,
        tautan: `/kerja-praktik/${usulan.id}/sidang/${of.id}`,
        keterangan: of.judulLaporan,
      })
