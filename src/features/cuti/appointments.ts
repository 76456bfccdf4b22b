import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { getListWaktuPengajuanCutiQueryOptions } from '#generated/client/cuti/cuti.ts'
import {
  readListPengajuanCuti,
  readListWaktuPengajuanCuti,
  type WaktuPengajuanCuti,
} from '#generated/client/cuti/readers.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import { labelOf, obstacleOf } from './leave.ts'
import { leaveQuery } from './leave-query.ts'

/** Returns the deadlines of windows in which a request is still possible on the last day. */
const requestsQuery = (idMahasiswa: string, windows: Listed<WaktuPengajuanCuti>) =>
  appointmentQuery(leaveQuery(idMahasiswa), readListPengajuanCuti, (answer) => {
    if (!answer.data) return null
    const requests = readRows(answer.data, 'noted')
    return {
      appointments: [
        ...readRows(windows, 'noted').flatMap((window) => {
          const endMs = edgeOf(window.tanggalSelesai, 'selesai')
          if (endMs !== null && obstacleOf(window, requests, endMs)) return []
          return deadlineOf({
            id: `cuti-${window.idWaktuPengajuanCuti}`,
            nama: i18next.t('cuti:deadline', { semester: labelOf(window) }),
            until: window.tanggalSelesai,
            tautan: '/cuti',
          })
        }),
        ...answer.data.filter((row) => row === null).map(() => null),
        ...(isWholeList(answer) ? [] : [null]),
      ],
    }
  })

/** Deadlines for requesting leave. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('cuti:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(
      getListWaktuPengajuanCutiQueryOptions(idMahasiswa),
      readListWaktuPengajuanCuti,
      ({ data }) =>
        data && {
          appointments: data.filter((row) => row === null).map(() => null),
          more: data.length > 0 ? [requestsQuery(idMahasiswa, data)] : [],
        },
    ),
}
