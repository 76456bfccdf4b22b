import type { RekapPembayaranWire } from '#generated/models/rekap-pembayaran/rekapPembayaranWire.zod.ts'
import { tagihanTerbuka, tagihanTerhitung, totalBayar, totalTunggakan } from './keuangan.ts'
import type { Keuangan } from './mahasiswa-types.ts'
import { toIso } from './waktu.ts'

/** Returns the summary of payments: sums over all bill items, and by semester. */
export const rekapOf = (keuangan: Keuangan, nowMs: number): RekapPembayaranWire => {
  const items = tagihanTerhitung(keuangan)
  const jatuhTempo = tagihanTerbuka(keuangan).flatMap((item) => (item.jatuhTempo === null ? [] : [item.jatuhTempo]))
  const tingkat = [...new Set(items.map(({ tingkatSemester }) => tingkatSemester))]
  return {
    totalTunggakan: totalTunggakan(keuangan),
    totalBayar: totalBayar(keuangan),
    totalTagihan: items.reduce((total, { nominal }) => total + nominal, 0),
    jatuhTempoTerdekat: jatuhTempo.sort()[0] ?? null,
    perTanggal: toIso(nowMs),
    perSemester: tingkat.map((tingkatSemester) => {
      const own = items.filter((item) => item.tingkatSemester === tingkatSemester)
      const total = (pick: (item: (typeof own)[number]) => number) => own.reduce((sum, item) => sum + pick(item), 0)
      return {
        tingkatSemester,
        tahun: own[0]?.tahun ?? null,
        semester: own[0]?.semester ?? null,
        tagihan: total(({ nominal }) => nominal),
        bayar: total(({ terbayar }) => terbayar),
        tunggakan: total(({ tunggakan }) => tunggakan),
      }
    }),
  }
}
