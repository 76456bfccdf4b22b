import i18next from 'i18next'
import { type AppointmentList, appointmentQuery, waitingQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { isAktif } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toKodePeriode, toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import {
  getGetEditKrsQueryOptions,
  getGetKrsQueryOptions,
  getGetPembatasWaktuKrsQueryOptions,
} from '#generated/client/krs/krs.ts'
import {
  type KrsPembatasWaktu,
  readGetEditKrs,
  readGetKrs,
  readGetPembatasWaktuKrs,
} from '#generated/client/krs/readers.ts'
import { isLocked, sentOf } from './krs-state.ts'

const deadlines = ({ tahun, semester, tanggalSelesai }: KrsPembatasWaktu) => {
  const periode = toPeriode(tahun, semester)
  return {
    appointments: deadlineOf({
      id: `krs-${periode ? toKodePeriode(periode) : ''}`,
      nama: i18next.t('krs:deadline'),
      until: tanggalSelesai,
      tautan: '/krs',
    }),
  }
}

/** Returns the deadline unless the courses were sent; courses carried over from KRSS do not count as sent. */
const sentQuery = (idMahasiswa: string, window: KrsPembatasWaktu, periode: Periode) =>
  appointmentQuery(getGetKrsQueryOptions(idMahasiswa, toPeriodeParams(periode)), readGetKrs, (listed) => {
    const { isSent } = sentOf('krs', listed, undefined)
    if (isSent === null) return null
    return isSent ? { appointments: [] } : deadlines(window)
  })

/** Reads the KRS; if it is unknown, so is the deadline. */
const registeredQuery = (idMahasiswa: string, window: KrsPembatasWaktu) =>
  appointmentQuery(getGetEditKrsQueryOptions(idMahasiswa), readGetEditKrs, (edit) => {
    if (edit.makul === null) return null
    if (isLocked('krs', [edit])) return { appointments: [] }
    if (edit.makul.length === 0) return deadlines(window)
    const periode = toPeriode(window.tahun, window.semester)
    return { appointments: [], ...(periode && { more: [sentQuery(idMahasiswa, window, periode)] }) }
  })

/** End of the KRS window, while the student may register and has not done so. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('krs:page.krs'),
  query: ({ idMahasiswa, student }) => {
    const options = getGetPembatasWaktuKrsQueryOptions(idMahasiswa)
    if (student === null) return waitingQuery([...options.queryKey, 'student'])
    if (!isAktif(student?.status ?? '')) return null
    return appointmentQuery(options, readGetPembatasWaktuKrs, (window) => {
      if (window.isBuka === false || window.tanggalSelesai === null || isLocked('krs', [window]))
        return { appointments: [] }
      return { appointments: [], more: [registeredQuery(idMahasiswa, window)] }
    })
  },
}
