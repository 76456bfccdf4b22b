import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { getListTugasKuliahQueryOptions } from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import { readListTugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import { isDikumpulkan, joinMakul } from './tugas.ts'

/** Deadlines of the assignments that the student has not submitted. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('bahan-dan-tugas:title'),
  query: ({ idMahasiswa, params }) =>
    appointmentQuery(getListTugasKuliahQueryOptions(idMahasiswa, params), readListTugasKuliah, ({ makul }) =>
      makul
        ? {
            appointments: joinMakul(makul).flatMap((row) => {
              if (row === null) return [null]
              return row.tugas.flatMap((tugas) => {
                if (tugas === null) return [null]
                if (isDikumpulkan(tugas) || tugas.isBuka === false) return []
                return deadlineOf({
                  id: `tugas-${tugas.idTugas}`,
                  nama: i18next.t('bahan-dan-tugas:deadline', {
                    judul: tugas.judul || i18next.t('bahan-dan-tugas:untitled'),
                    makul: row.namaMakul,
                  }),
                  until: tugas.batasWaktu,
                  tautan: `/bahan-dan-tugas?${ASKED}=${encodeURIComponent(tugas.idTugas)}`,
                })
              })
            }),
          }
        : null,
    ),
}

/** Address parameter that opens the dialog of an assignment. */
const ASKED = 'kumpulkan'
