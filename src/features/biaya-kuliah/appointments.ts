import i18next from 'i18next'
import { type AppointmentList, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { readStatus, statusQuery } from '#domain/pembayaran/status-query.ts'
import { getGetBiayaKuliahQueryOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetBiayaKuliah } from '#generated/client/biaya-kuliah/readers.ts'
import { allRows, UNREADABLE } from '#shared/wire/readers.ts'
import { startTagihan } from './tagihan/tagihan-item.ts'

const NOT_SENT: readonly unknown[] = [null, undefined, '', UNREADABLE]

/** Identity that a bill and an item of a payment share; null when the gateway does not send all of it readably. */
const keyOf = (of: { idKomponenKeuangan: unknown; tahun: unknown; semester: unknown }): string | null => {
  const parts = [of.idKomponenKeuangan, of.tahun, of.semester]
  return parts.every((part) => !NOT_SENT.includes(part)) ? parts.map(String).join('-') : null
}

const countOf = (keys: readonly (string | null)[], key: string | null): number =>
  keys.filter((one) => one === key && key !== null).length

/** @param paying keys of the bills in the payment in process */
const billsQuery = (idMahasiswa: string, paying: readonly (string | null)[] = []) =>
  appointmentQuery(getGetBiayaKuliahQueryOptions(idMahasiswa), readGetBiayaKuliah, (answer) => {
    const items = startTagihan(answer)
    if (items === null) return null
    const keys = items.map(keyOf)
    return {
      appointments: items.flatMap((item) => {
        const inPayment = countOf(paying, keyOf(item))
        // A payment names no month: of the bills of several months it may pay only some.
        if (inPayment > 0) return inPayment < countOf(keys, keyOf(item)) ? [null] : []
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
      const paying = (allRows(pembayaran?.tagihan ?? null) ?? []).map(keyOf)
      return {
        appointments: deadlineOf({
          id: `pembayaran-${pembayaran?.idTransaksi ?? ''}`,
          nama: i18next.t('biaya-kuliah:deadline.payment'),
          until: pembayaran ? pembayaran.batasWaktu : undefined,
          tautan: '/biaya-kuliah',
        }),
        ...(paying.length > 0 && !paying.includes(null) && { more: [billsQuery(idMahasiswa, paying)] }),
      }
    }),
}
