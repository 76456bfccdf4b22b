import type { ChannelPembayaran } from '#generated/client/biaya-kuliah/readers.ts'
import type { ProcessPembayaranBody } from '#generated/models/biaya-kuliah/processPembayaranBody.zod.ts'
import { sumTagihan, type TagihanItem } from '../tagihan/tagihan-item.ts'

/** Order that the student confirms. */
export interface Pesanan {
  /** The chosen bills as shown. */
  items: readonly TagihanItem[]
  channel: ChannelPembayaran
  pakaiSaldo: boolean
  /** Balance that may be spent, in rupiah. */
  saldo: number
}

/** Sums of an order, in integer rupiah. */
export interface TotalPesanan {
  /** Amount paid towards the bills; sent as totalBayar. */
  totalBayar: number
  biayaAdmin: number
  dariSaldo: number
  /** Amount to transfer. */
  total: number
}

/** Reason why a channel cannot take an amount: inactive, outside its limits, or limits unreadable. */
export type ChannelProblem = 'inactive' | 'tooLittle' | 'tooMuch' | 'unreadable'

/** @returns null when the channel can take the amount (an unreadable amount disables payment) */
export const channelProblem = (channel: ChannelPembayaran, totalBayar: number): ChannelProblem | null => {
  const { idChannel, isAktif, biayaAdmin, minimalBayar, maksimalBayar } = channel
  if (isAktif === false) return 'inactive'
  if (idChannel === null || [biayaAdmin, minimalBayar, maksimalBayar].includes(undefined)) return 'unreadable'
  if (totalBayar < (minimalBayar ?? 0)) return 'tooLittle'
  return totalBayar > (maksimalBayar ?? Number.POSITIVE_INFINITY) ? 'tooMuch' : null
}

/** Returns the sums that the student confirms. The fee of the channel is added to the transfer, not to the bills. */
export const sumPesanan = ({ items, channel, pakaiSaldo, saldo }: Pesanan): TotalPesanan => {
  const { totalBayar } = sumTagihan(items)
  const biayaAdmin = channel.biayaAdmin ?? 0
  const dariSaldo = pakaiSaldo ? Math.min(saldo, totalBayar) : 0
  return { totalBayar, biayaAdmin, dariSaldo, total: totalBayar - dariSaldo + biayaAdmin }
}

/**
 * Returns the body of the order with exactly the amounts shown (section 7: process_pembayaran). Keys are sent back as
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
