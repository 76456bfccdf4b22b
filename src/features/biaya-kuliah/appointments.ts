import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { readStatus, statusQuery } from '#domain/pembayaran/status-query.ts'
import { getGetBiayaKuliahQueryOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { type PembayaranTagihan, readGetBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { allRows } from '#shared/wire/readers.ts'
import { startTagihan } from './tagihan/tagihan-item.ts'

/** Identity of a bill in the list of bills and among the items of a payment. */
const keyOf = (of: { idKomponenKeuangan: unknown; tahun: unknown; semester: unknown }): string =>
  [of.idKomponenKeuangan, of.tahun, of.semester].map(String).join('-')

/** @param paying the items of the payment in process */
const billsQuery = (idMahasiswa: string, paying: readonly PembayaranTagihan[] = []) =>
  appointmentQuery(getGetBiayaKuliahQueryOptions(idMahasiswa), readGetBiayaKuliah, (answer) => {
    const items = startTagihan(answer)
    if (items === null) return null
    const inPayment = new Set(paying.map(keyOf))
    return {
      appointments: items.flatMap((item) => {
        if (inPayment.has(keyOf(item))) return []
        if (item.tunggakan === null) return [null]
        if (item.tunggakan === undefined || item.tunggakan <= 0) return []
        const nama = i18next.t('biaya-kuliah:deadline.bill', { nama: item.nama })
        return deadlineOf({ id: `tagihan-${item.id}`, nama, until: item.jatuhTempo, tautan: '/biaya-kuliah' })
      }),
    }
  })

/**
 * Expiry of the payment in process, and the due dates of the bills that it does not pay. A payment that does not name its
 * bills hides all due dates: none of them may be told as unpaid.
 */
export const appointments: AppointmentList = {
  isDeadlines: true,
  nama: () => i18next.t('biaya-kuliah:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(statusQuery(idMahasiswa), readStatus, ({ access, pembayaran }) => {
      if (access === 'open') return { appointments: [], more: [billsQuery(idMahasiswa)] }
      if (access === 'unknown') return null
      const paying = allRows(pembayaran?.tagihan ?? null) ?? []
      return {
        appointments: deadlineOf({
          id: `pembayaran-${pembayaran?.idTransaksi ?? ''}`,
          nama: i18next.t('biaya-kuliah:deadline.payment'),
          until: pembayaran ? pembayaran.batasWaktu : undefined,
          tautan: '/biaya-kuliah',
        }),
        ...(paying.length > 0 && { more: [billsQuery(idMahasiswa, paying)] }),
      }
    }),
}
