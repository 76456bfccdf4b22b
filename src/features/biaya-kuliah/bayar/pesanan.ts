import type { ChannelPembayaran } from '#generated/client/biaya-kuliah/readers.ts'
import type { ProcessPembayaranBody } from '#generated/models/biaya-kuliah/processPembayaranBody.zod.ts'
import { sumTagihan, type TagihanItem } from '../tagihan/tagihan-item.ts'

/** What the student is about to confirm. */
export interface Pesanan {
  /** The chosen bills, as they were shown. */
  items: readonly TagihanItem[]
  channel: ChannelPembayaran
  pakaiSaldo: boolean
  /** Balance that may be spent, in rupiah. */
  saldo: number
}

/** The sums of an order, in integer rupiah. */
export interface TotalPesanan {
  /** What is paid of the bills, and what is sent as totalBayar. */
  totalBayar: number
  biayaAdmin: number
  dariSaldo: number
  /** What is to be transferred in the end. */
  total: number
}

/** Why a channel can not take an amount: it is out of order, the amount is beyond its limits, or these can not be read. */
export type ChannelProblem = 'inactive' | 'tooLittle' | 'tooMuch' | 'unreadable'

/** @returns null when the channel can take the amount (an amount that can not be read disables payment) */
export const channelProblem = (channel: ChannelPembayaran, totalBayar: number): ChannelProblem | null => {
  const { idChannel, isAktif, biayaAdmin, minimalBayar, maksimalBayar } = channel
  if (isAktif === false) return 'inactive'
  if (idChannel === null || [biayaAdmin, minimalBayar, maksimalBayar].includes(undefined)) return 'unreadable'
  if (totalBayar < (minimalBayar ?? 0)) return 'tooLittle'
  return totalBayar > (maksimalBayar ?? Number.POSITIVE_INFINITY) ? 'tooMuch' : null
}

/** The sums that the student confirms. The fee of the channel falls on what is transferred, not on the bills. */
export const sumPesanan = ({ items, channel, pakaiSaldo, saldo }: Pesanan): TotalPesanan => {
  const { totalBayar } = sumTagihan(items)
  const biayaAdmin = channel.biayaAdmin ?? 0
  const dariSaldo = pakaiSaldo ? Math.min(saldo, totalBayar) : 0
  return { totalBayar, biayaAdmin, dariSaldo, total: totalBayar - dariSaldo + biayaAdmin }
}

/**
 * The body of the order: the amounts that were shown, and nothing else (section 7: process_pembayaran). Its keys go back as
 * the gateway wrote them; a required one is never null here (x-strict, channelProblem).
 */
export const toProcessBody = (pesanan: Pesanan): ProcessPembayaranBody => ({
  data: {
    idChannel: pesanan.channel.idChannel ?? '',
    totalBayar: sumPesanan(pesanan).totalBayar,
    pakaiSaldo: pesanan.pakaiSaldo,
    tagihan: pesanan.items
      .filter(({ checked }) => checked)
      .map(({ idKomponenKeuangan, tahun, semester, bulan, idEvent, akanDibayar }) => ({
        idKomponenKeuangan: idKomponenKeuangan ?? '',
        tahun: tahun ?? '',
        semester: semester ?? '',
        bulan,
        idEvent,
        akanDibayar,
      })),
  },
})
