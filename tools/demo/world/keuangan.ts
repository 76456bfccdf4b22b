import type { Keuangan, RincianBayar, TagihanDunia } from './mahasiswa-types.ts'

/**
 * Returns the key of a bill item (readings, 27): idKomponenKeuangan-tahun-semester-bulan-idEvent, with explicit nulls.
 */
export const kunciTagihan = (item: {
  idKomponenKeuangan: string | number
  tahun: string | number
  semester: string | number
  bulan: string | number | null
  idEvent: string | number | null
}): string =>
  [item.idKomponenKeuangan, item.tahun, item.semester, item.bulan ?? 'null', item.idEvent ?? 'null']
    .map(String)
    .join('-')

const sum = (rincian: readonly RincianBayar[]): number => rincian.reduce((total, { nominal }) => total + nominal, 0)

/** Returns the paid amount of each bill item, by its key. */
const terbayarByKunci = ({ pembayaran }: Keuangan): Map<string, number> => {
  const paid = new Map<string, number>()
  for (const { kunci, nominal } of pembayaran.flatMap(({ rincian }) => rincian))
    paid.set(kunci, (paid.get(kunci) ?? 0) + nominal)
  return paid
}

export interface TagihanTerhitung extends TagihanDunia {
  terbayar: number
  tunggakan: number
}

/** Returns all bill items with their paid and open amounts. */
export const tagihanTerhitung = (keuangan: Keuangan): TagihanTerhitung[] => {
  const paid = terbayarByKunci(keuangan)
  return keuangan.tagihan.map((item) => {
    const terbayar = paid.get(kunciTagihan(item)) ?? 0
    return { ...item, terbayar, tunggakan: item.nominal - terbayar }
  })
}

/** Returns the bill items with an open amount. */
export const tagihanTerbuka = (keuangan: Keuangan): TagihanTerhitung[] =>
  tagihanTerhitung(keuangan).filter(({ tunggakan }) => tunggakan > 0)

export const totalTunggakan = (keuangan: Keuangan): number =>
  tagihanTerbuka(keuangan).reduce((total, { tunggakan }) => total + tunggakan, 0)

export const totalBayar = ({ pembayaran }: Keuangan): number =>
  pembayaran.reduce((total, { rincian }) => total + sum(rincian), 0)

export const nominalOf = (pembayaran: { rincian: readonly RincianBayar[] }): number => sum(pembayaran.rincian)

/** Returns the balance: incoming minus outgoing movements. */
export const saldoOf = ({ mutasi }: Keuangan): number =>
  mutasi.reduce((saldo, { tipe, nominal }) => saldo + (tipe === 'masuk' ? nominal : -nominal), 0)
