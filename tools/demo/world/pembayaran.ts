import type { ChannelPembayaranWire } from '#generated/models/biaya-kuliah/channelPembayaranWire.zod.ts'
import { kunciTagihan, nominalOf, saldoOf, tagihanTerbuka } from './keuangan.ts'
import type { Diproses, Keuangan, MutasiDunia, RincianBayar } from './mahasiswa-types.ts'
import { DAY_MS, toIso } from './waktu.ts'

/** Minimum amount of a withdrawal, in rupiah. */
export const MINIMAL_PENARIKAN = 50_000

const QRIS = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><rect width="90" height="90" fill="#fff"/><path d="M10 10h20v20H10zm50 0h20v20H60zM10 60h20v20H10zm30-20h10v10H40zm20 20h20v20H60z"/></svg>')}`

/** Returns the number of a virtual account: 9881 0 NIM 01 at BNI, another prefix at other banks. */
const nomorPembayaran = ({ idChannel, jenis }: ChannelPembayaranWire, idMahasiswa: string): string | null => {
  if (jenis !== 'va') return null
  return `${idChannel === 'bni-va' ? '9881' : '2622'}0${idMahasiswa}01`
}

interface Order {
  idMahasiswa: string
  channel: ChannelPembayaranWire
  rincian: RincianBayar[]
  pakaiSaldo: boolean
  nomor: number
}

const idTransaksiOf = (nowMs: number, nomor: number): string =>
  `TRX-${toIso(nowMs).slice(2, 10).replaceAll('-', '')}-${String(nomor).padStart(4, '0')}`

/** Adds a movement of the balance, with the next number. */
export const addMutasi = ({ mutasi }: Keuangan, row: Omit<MutasiDunia, 'idMutasi'>): void => {
  const last = Math.max(8800, ...mutasi.map(({ idMutasi }) => Number(idMutasi)))
  mutasi.unshift({ idMutasi: String(last + 1), ...row })
}

/** Returns the available balance: without the amount reserved for withdrawals. */
export const saldoTersedia = (keuangan: Keuangan): number =>
  saldoOf(keuangan) - keuangan.penarikan.reduce((total, { nominal }) => total + nominal, 0)

/** Starts a payment: it is pending at the bank for a day, or is settled at once when the balance covers it. */
export const startPembayaran = (keuangan: Keuangan, order: Order, nowMs: number): Diproses => {
  const { channel, rincian, idMahasiswa } = order
  const jumlah = nominalOf({ rincian })
  const dariSaldo = order.pakaiSaldo ? Math.min(saldoTersedia(keuangan), jumlah) : 0
  const chosen = new Map(rincian.map(({ kunci, nominal }) => [kunci, nominal]))
  const items = tagihanTerbuka(keuangan).filter((item) => chosen.has(kunciTagihan(item)))
  const idTransaksi = idTransaksiOf(nowMs, order.nomor)
  const diproses: Diproses = {
    dariSaldo,
    rincian,
    pembayaran: {
      idTransaksi,
      idChannel: channel.idChannel,
      namaChannel: channel.nama,
      jenisChannel: channel.jenis,
      nomorPembayaran: nomorPembayaran(channel, idMahasiswa),
      qrisUrl: channel.jenis === 'qris' ? QRIS : null,
      total: jumlah - dariSaldo + (channel.biayaAdmin ?? 0),
      biayaAdmin: channel.biayaAdmin ?? 0,
      dariSaldo,
      waktuDibuat: toIso(nowMs),
      batasWaktu: toIso(nowMs + DAY_MS),
      petunjuk: channel.petunjuk ?? [],
      tagihan: items.map((item) => ({
        idKomponenKeuangan: item.idKomponenKeuangan,
        namaKomponenKeuangan: item.namaKomponenKeuangan,
        tingkatSemester: item.tingkatSemester,
        tahun: item.tahun,
        semester: item.semester,
        nominal: chosen.get(kunciTagihan(item)) ?? 0,
      })),
    },
  }
  if (dariSaldo > 0)
    addMutasi(keuangan, {
      tanggal: toIso(nowMs),
      tipe: 'keluar',
      nominal: dariSaldo,
      keterangan: `Pembayaran ${idTransaksi}`,
    })
  keuangan.diproses = diproses
  if (dariSaldo === jumlah) settlePembayaran(keuangan, nowMs)
  return diproses
}

/** Settles the pending payment: marks its bills as paid and adds it to the history. */
export const settlePembayaran = (keuangan: Keuangan, nowMs: number): void => {
  const { diproses } = keuangan
  if (!diproses) return
  const { pembayaran, rincian } = diproses
  const idTransaksi = String(pembayaran.idTransaksi)
  keuangan.diproses = null
  keuangan.pembayaran.unshift({
    idTransaksi,
    nomorKuitansi: `KW/${toIso(nowMs).slice(0, 7).replace('-', '/')}/${idTransaksi.slice(-4)}`,
    tanggalBayar: toIso(nowMs),
    namaChannel: pembayaran.namaChannel ?? '',
    keterangan: (pembayaran.tagihan ?? []).map(({ namaKomponenKeuangan }) => namaKomponenKeuangan).join(', '),
    rincian,
  })
}

/** Cancels the pending payment and returns the amount taken from the balance. */
export const cancelPembayaran = (keuangan: Keuangan, nowMs: number): Diproses | null => {
  const { diproses } = keuangan
  keuangan.diproses = null
  if (diproses && diproses.dariSaldo > 0) {
    const keterangan = `Pengembalian ${String(diproses.pembayaran.idTransaksi)}`
    addMutasi(keuangan, { tanggal: toIso(nowMs), tipe: 'masuk', nominal: diproses.dariSaldo, keterangan })
  }
  return diproses
}

/** Returns the pending payment. Past its deadline the bank cancels it. */
export const diprosesAt = (keuangan: Keuangan, nowMs: number): Diproses | null => {
  const batas = keuangan.diproses?.pembayaran.batasWaktu
  if (batas && Date.parse(batas) < nowMs) cancelPembayaran(keuangan, nowMs)
  return keuangan.diproses
}
