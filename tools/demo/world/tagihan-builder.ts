import { kunciTagihan } from './keuangan.ts'
import type { Keuangan, PembayaranDunia, Periode, RincianBayar, TagihanDunia } from './mahasiswa-types.ts'

/** Returns the period of a semester number, for an angkatan. */
export const periodeOf = (angkatan: number, semesterKe: number): Periode => ({
  tahun: angkatan + Math.ceil(semesterKe / 2),
  semester: semesterKe % 2 === 1 ? 1 : 2,
})

type Isian = readonly [id: string, nama: string, nominal: number, bulan?: number | null, jatuhTempo?: string | null]

/** Builds the bill items of one semester from short rows. */
export const billSemester = (angkatan: number, tingkatSemester: number, rows: readonly Isian[]): TagihanDunia[] =>
  rows.map(([idKomponenKeuangan, namaKomponenKeuangan, nominal, bulan = null, jatuhTempo = null]) => ({
    idKomponenKeuangan,
    namaKomponenKeuangan,
    tingkatSemester,
    ...periodeOf(angkatan, tingkatSemester),
    bulan,
    idEvent: null,
    nominal,
    jatuhTempo,
  }))

const MONTHS: Record<number, readonly number[]> = { 1: [8, 9, 10, 11], 2: [2, 3, 4, 6] }

/** Builds the usual bills of a semester: SPP in four instalments, practical work, insurance. 6,500,000 rupiah. */
export const billUsual = (angkatan: number, tingkatSemester: number): TagihanDunia[] => {
  const { tahun, semester } = periodeOf(angkatan, tingkatSemester)
  const year = semester === 1 ? tahun - 1 : tahun
  const spp = (MONTHS[semester] ?? []).map((bulan, index): Isian => {
    const jatuhTempo = `${year}-${String(bulan).padStart(2, '0')}-10`
    return [`SPP-${index + 1}`, `SPP cicilan ${index + 1}`, 1_500_000, bulan, jatuhTempo]
  })
  return billSemester(angkatan, tingkatSemester, [
    ...spp,
    ['PRK', 'Praktikum', 350_000],
    ['ASR', 'Asuransi mahasiswa', 150_000],
  ])
}

/** Returns payment rows for items: in full, or with the given amounts. */
export const rincianOf = (items: readonly TagihanDunia[], amounts: readonly number[] = []): RincianBayar[] =>
  items.map((item, index) => ({ kunci: kunciTagihan(item), nominal: amounts[index] ?? item.nominal }))

/** Builds a settled payment. Its number and receipt are derived from its day. */
export const bayar = (
  tanggalBayar: string,
  [nomor, kuitansi]: readonly [transaksi: number, kuitansi: number],
  namaChannel: string,
  keterangan: string,
  rincian: RincianBayar[],
): PembayaranDunia => {
  const [year = '', month = '', day = ''] = tanggalBayar.slice(0, 10).split('-')
  const urut = (angka: number) => String(angka).padStart(4, '0')
  return {
    idTransaksi: `TRX-${year.slice(2)}${month}${day}-${urut(nomor)}`,
    nomorKuitansi: `KW/${year}/${month}/${urut(kuitansi)}`,
    tanggalBayar,
    namaChannel,
    keterangan,
    rincian,
  }
}

/** Pays the usual bills of a semester at once, on the first due date. */
export const bayarUsual = (angkatan: number, tingkatSemester: number): PembayaranDunia => {
  const items = billUsual(angkatan, tingkatSemester)
  const day = items[0]?.jatuhTempo ?? '2026-08-10'
  return bayar(
    `${day}T09:15:00+07:00`,
    [100 + tingkatSemester, 200 + tingkatSemester],
    'BNI Virtual Account',
    `SPP, praktikum dan asuransi semester ${tingkatSemester}`,
    rincianOf(items),
  )
}

/** Pays the usual bills of a semester one by one: each instalment on its due date, the rest with the last one. */
export const bayarCicilan = (angkatan: number, tingkatSemester: number): PembayaranDunia[] => {
  const items = billUsual(angkatan, tingkatSemester)
  const due = items.filter(({ jatuhTempo }) => jatuhTempo !== null)
  const rest = items.filter(({ jatuhTempo }) => jatuhTempo === null)
  const parts = [...due.map((item) => [item]), rest]
  const lastDay = due.at(-1)?.jatuhTempo ?? '2026-08-10'
  return parts.map((part, index) =>
    bayar(
      `${part[0]?.jatuhTempo ?? lastDay}T09:${String(15 + index).padStart(2, '0')}:00+07:00`,
      [300 + tingkatSemester * 10 + index, 400 + tingkatSemester * 10 + index],
      'BNI Virtual Account',
      `${part.map(({ namaKomponenKeuangan }) => namaKomponenKeuangan).join(', ')} semester ${tingkatSemester}`,
      rincianOf(part),
    ),
  )
}

/** Returns the finances of a student without open bills and balance; newest payment first. */
export const keuanganOf = (part: Partial<Keuangan>): Keuangan => ({
  aturanCicilan: 0,
  tagihan: [],
  pembayaran: [],
  diproses: null,
  mutasi: [],
  penarikan: [],
  lebihBayar: 0,
  ...part,
})
