import {
  getCancelPembayaranMockHandler,
  getClaimLebihBayarMockHandler,
  getGetStatusPembayaranMockHandler,
  getListChannelPembayaranResponseMock,
  getProcessPembayaranMockHandler,
  getRequestPenarikanSaldoMockHandler,
} from '#generated/mocks/biaya-kuliah/biaya-kuliah.msw.ts'
import {
  ProcessPembayaranBody,
  type ProcessPembayaranBodyOutput,
} from '#generated/models/biaya-kuliah/processPembayaranBody.zod.ts'
import { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { type Info, mahasiswaOf, type TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged, type Store } from '../state/store.ts'
import { kunciTagihan, nominalOf, tagihanTerbuka } from '../world/keuangan.ts'
import type { Keuangan, Mahasiswa, RincianBayar } from '../world/mahasiswa-types.ts'
import {
  addMutasi,
  cancelPembayaran,
  diprosesAt,
  MINIMAL_PENARIKAN,
  saldoTersedia,
  startPembayaran,
} from '../world/pembayaran.ts'
import { toIso } from '../world/waktu.ts'

/** The message that the portal expects when no payment is pending (section 4): not an error, the bill list is shown. */
const NOTHING_PENDING = 'Tidak ada pembayaran yang sedang diproses'
const BERHASIL = '00'
const DIPROSES = '88'
const DITOLAK = '01'

type Order = ProcessPembayaranBodyOutput['data']

/**
 * Checks the bills of an order and returns its items. @throws Refusal when a bill is gone or changed, or the sum
 * differs
 */
const checkedRincian = (keuangan: Keuangan, { tagihan, totalBayar }: Order): RincianBayar[] => {
  const open = new Map(tagihanTerbuka(keuangan).map((item) => [kunciTagihan(item), item.tunggakan]))
  const rincian = tagihan.map((item) => ({ kunci: kunciTagihan(item), nominal: item.akanDibayar }))
  const isChanged = rincian.some(({ kunci, nominal }) => nominal > (open.get(kunci) ?? 0))
  const isDouble = new Set(rincian.map(({ kunci }) => kunci)).size < rincian.length
  if (isChanged || isDouble) throw new Refusal(409, 'Tagihan telah berubah. Muat ulang lalu periksa jumlahnya.')
  if (nominalOf({ rincian }) !== totalBayar) throw new Refusal(422, 'Total bayar tidak sama dengan jumlah tagihan.')
  return rincian
}

const channelOf = ({ idChannel, totalBayar }: Order) => {
  const channel = getListChannelPembayaranResponseMock().channelPembayaran.find((row) => row.idChannel === idChannel)
  if (!channel?.isAktif) throw new Refusal(422, 'Kanal pembayaran tidak tersedia.')
  const { minimalBayar, maksimalBayar } = channel
  if (totalBayar < (minimalBayar ?? 0) || totalBayar > (maksimalBayar ?? Number.POSITIVE_INFINITY)) {
    throw new Refusal(422, `Jumlah tidak dapat dibayar lewat ${channel.nama ?? 'kanal ini'}.`)
  }
  return channel
}

const startOrder = async (store: Store, info: Info) => {
  const { data } = await readBody(info.request, ProcessPembayaranBody)
  const mahasiswa = mahasiswaOf(store, info)
  const { keuangan, idMahasiswa } = mahasiswa
  const pending = diprosesAt(keuangan, store.now())
  if (pending)
    return { status: DIPROSES, message: 'Masih ada pembayaran yang sedang diproses', pembayaran: pending.pembayaran }
  const order = {
    idMahasiswa,
    channel: channelOf(data),
    rincian: checkedRincian(keuangan, data),
    pakaiSaldo: data.pakaiSaldo,
  }
  const nomor = ++store.world.counters.transaksi
  const { pembayaran } = startPembayaran(keuangan, { ...order, nomor }, store.now())
  markChanged(store, mahasiswa)
  return { status: BERHASIL, message: 'Pembayaran berhasil dibuat', pembayaran }
}

const claim = (store: Store, mahasiswa: Mahasiswa) => {
  const { keuangan } = mahasiswa
  const nominal = keuangan.lebihBayar
  if (nominal === 0) return { status: DITOLAK, message: 'Tidak ada lebih bayar untuk diklaim', nominal }
  addMutasi(keuangan, { tanggal: toIso(store.now()), tipe: 'masuk', nominal, keterangan: 'Klaim lebih bayar' })
  keuangan.lebihBayar = 0
  markChanged(store, mahasiswa)
  return { status: BERHASIL, message: 'Lebih bayar berhasil diklaim menjadi saldo', nominal }
}

const withdraw = async (store: Store, info: Info) => {
  const { nominal, namaBank, nomorRekening } = await readBody(info.request, RequestPenarikanSaldoBody)
  const mahasiswa = mahasiswaOf(store, info)
  const { penarikan } = mahasiswa.keuangan
  if (nominal < MINIMAL_PENARIKAN) return { status: DITOLAK, message: 'Penarikan minimal Rp 50.000', penarikan: null }
  if (nominal > saldoTersedia(mahasiswa.keuangan))
    return { status: DITOLAK, message: 'Saldo tidak mencukupi', penarikan: null }
  const row = {
    idPenarikan: String(312 + penarikan.length),
    nominal,
    tanggalPengajuan: toIso(store.now()),
    namaBank,
    nomorRekeningTersamar: `••••••${nomorRekening.slice(-4)}`,
    status: 'Menunggu',
  }
  penarikan.push(row)
  markChanged(store, mahasiswa)
  return { status: BERHASIL, message: 'Pengajuan penarikan saldo diterima', penarikan: row }
}

/** Pending payment: start, status, cancel; claim and withdrawal. */
export const pembayaran: TagHandlers = (store) => [
  getGetStatusPembayaranMockHandler((info) => {
    const pending = diprosesAt(mahasiswaOf(store, info).keuangan, store.now())
    if (!pending) return { status: DITOLAK, message: NOTHING_PENDING, pembayaran: null }
    return { status: DIPROSES, message: 'Pembayaran sedang diproses', pembayaran: pending.pembayaran }
  }),
  getProcessPembayaranMockHandler((info) => startOrder(store, info)),
  getCancelPembayaranMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const cancelled = cancelPembayaran(mahasiswa.keuangan, store.now())
    markChanged(store, mahasiswa)
    if (!cancelled) return { status: DITOLAK, message: NOTHING_PENDING, nominal: null }
    return { status: BERHASIL, message: 'Pembayaran dibatalkan', nominal: cancelled.pembayaran.total }
  }),
  getClaimLebihBayarMockHandler((info) => claim(store, mahasiswaOf(store, info))),
  getRequestPenarikanSaldoMockHandler((info) => withdraw(store, info)),
]
