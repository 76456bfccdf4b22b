import i18next from 'i18next'
import { type AppointmentList, appointmentQuery, waitingQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { isAktif } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { toKodePeriode, toPeriode } from '#domain/periode/periode.ts'
import { getGetEditKrsQueryOptions, getGetPembatasWaktuKrsQueryOptions } from '#generated/client/krs/krs.ts'
import { type KrsPembatasWaktu, readGetEditKrs, readGetPembatasWaktuKrs } from '#generated/client/krs/readers.ts'

const isLocked = ({ isKrsDikunci, isDikunci }: Pick<KrsPembatasWaktu, 'isKrsDikunci' | 'isDikunci'>): boolean =>
  isKrsDikunci === true || isDikunci === true

/** Nothing is left to do once courses are registered; where that is not known, the deadline is not known either. */
const registeredQuery = (idMahasiswa: string, window: KrsPembatasWaktu) =>
  appointmentQuery(getGetEditKrsQueryOptions(idMahasiswa), readGetEditKrs, (edit) => {
    if (edit.makul === null) return null
    if (edit.makul.length > 0 || isLocked(edit)) return { appointments: [] }
    const periode = toPeriode(window.tahun, window.semester)
    return {
      appointments: deadlineOf({
        id: `krs-${periode ? toKodePeriode(periode) : ''}`,
        nama: i18next.t('krs:deadline'),
        until: window.tanggalSelesai,
        tautan: '/krs',
      }),
    }
  })

/** The end of the KRS window, while the student has registered for nothing and may. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('krs:page.krs'),
  query: ({ idMahasiswa, student }) => {
    const options = getGetPembatasWaktuKrsQueryOptions(idMahasiswa)
    if (student === null) return waitingQuery([...options.queryKey, 'student'])
    if (!isAktif(student?.status ?? '')) return null
    return appointmentQuery(options, readGetPembatasWaktuKrs, (window) => {
      if (window.isBuka === false || window.tanggalSelesai === null || isLocked(window)) return { appointments: [] }
      return { appointments: [], more: [registeredQuery(idMahasiswa, window)] }
    })
  },
}
