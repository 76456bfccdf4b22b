import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { readStatus, statusQuery } from '#domain/pembayaran/status-query.ts'
import { getGetBiayaKuliahQueryOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { startTagihan } from './tagihan/tagihan-item.ts'

const billsQuery = (idMahasiswa: string) =>
  appointmentQuery(getGetBiayaKuliahQueryOptions(idMahasiswa), readGetBiayaKuliah, (answer) => {
    const items = startTagihan(answer)
    if (items === null) return null
    return {
      appointments: items.flatMap((item) => {
        if (item.tunggakan === null) return [null]
        if (item.tunggakan === undefined || item.tunggakan <= 0) return []
        const nama = i18next.t('biaya-kuliah:deadline.bill', { nama: item.nama })
        return deadlineOf({ id: `tagihan-${item.id}`, nama, until: item.jatuhTempo, tautan: '/biaya-kuliah' })
      }),
    }
  })

/** Expiry of the payment in process; without one, the due dates of the bills. */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('biaya-kuliah:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(statusQuery(idMahasiswa), readStatus, ({ access, pembayaran }) => {
      if (access === 'open') return { appointments: [], more: [billsQuery(idMahasiswa)] }
      if (access === 'unknown') return null
      return {
        appointments: deadlineOf({
          id: `pembayaran-${pembayaran?.idTransaksi ?? ''}`,
          nama: i18next.t('biaya-kuliah:deadline.payment'),
          until: pembayaran ? pembayaran.batasWaktu : undefined,
          tautan: '/biaya-kuliah',
        }),
      }
    }),
}
