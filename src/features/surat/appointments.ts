import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { readListSurat } from '#generated/client/surat/readers.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { isUnpaid } from './letter.ts'
import { lettersQuery } from './letter-query.ts'

/** Deadlines of unpaid letter fees. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('surat:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(lettersQuery(idMahasiswa), readListSurat, (answer) =>
      answer.data
        ? {
            appointments: [
              ...answer.data.flatMap((row) => {
                if (row === null) return [null]
                if (!isUnpaid(row)) return []
                const nama = i18next.t('surat:deadline', { jenis: row.namaJenisSurat })
                return deadlineOf({ id: `surat-${row.idSurat}`, nama, until: row.batasBayar, tautan: '/surat' })
              }),
              ...(isWholeList(answer) ? [] : [null]),
            ],
          }
        : null,
    ),
}
