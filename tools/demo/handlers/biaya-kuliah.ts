import {
  getGetBiayaKuliahMockHandler,
  getGetDisableSaldoCivitasMockHandler,
  getGetSaldoCcashMockHandler,
  getListMutasiCcashMockHandler,
  getListRiwayatPembayaranMockHandler,
} from '#generated/mocks/biaya-kuliah/biaya-kuliah.msw.ts'
import type { MutasiCcashWire } from '#generated/models/biaya-kuliah/mutasiCcashWire.zod.ts'
import { type Info, mahasiswaOf, pathOf, queryOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { isMengunciCuti } from '../world/cuti.ts'
import {
  kunciTagihan,
  nominalOf,
  saldoOf,
  tagihanTerbuka,
  tagihanTerhitung,
  totalBayar,
  totalTunggakan,
} from '../world/keuangan.ts'
import type { Keuangan, Mahasiswa, PembayaranDunia, TagihanDunia } from '../world/mahasiswa-types.ts'
import { MINIMAL_PENARIKAN, saldoTersedia } from '../world/pembayaran.ts'
import { isKrsTertunggak, isMengunciKartuUjian } from '../world/rules.ts'
import { isMengunciWisuda } from '../world/syarat-wisuda.ts'
import { toIso } from '../world/waktu.ts'

/** Setting that switches the balance features. */
const SAKLAR_SALDO = 'disable_saldo_civitas'

const rincianOf = (keuangan: Keuangan, { rincian }: PembayaranDunia) => {
  const items = new Map(tagihanTerhitung(keuangan).map((item) => [kunciTagihan(item), item]))
  return rincian.map(({ kunci, nominal }) => {
    const { idKomponenKeuangan, namaKomponenKeuangan, tingkatSemester, tahun, semester } = items.get(kunci) ?? {}
    return { idKomponenKeuangan, namaKomponenKeuangan, tingkatSemester, tahun, semester, nominal }
  })
}

/** Returns the movements with the balance after each, newest first. */
const mutasiOf = ({ mutasi }: Keuangan): MutasiCcashWire[] => {
  let saldoAkhir = 0
  const rows = [...mutasi].reverse().map((row): MutasiCcashWire => {
    saldoAkhir += row.tipe === 'masuk' ? row.nominal : -row.nominal
    return { ...row, saldoAkhir, status: 'Berhasil' }
  })
  return rows.reverse()
}

/** Returns the features that a bill locks. */
const locksOf = (mahasiswa: Mahasiswa, tagihan: TagihanDunia, now: number) => ({
  isMengunciKartuUjian: isMengunciKartuUjian(mahasiswa, tagihan, now),
  isMengunciKrs: isKrsTertunggak(mahasiswa) && tagihan.tingkatSemester < mahasiswa.semesterBerjalan,
  isMengunciCuti: isMengunciCuti(tagihan),
  isMengunciWisuda: isMengunciWisuda(mahasiswa, tagihan, now),
})

const isWanted = (info: Info) => {
  const tipe = pathOf(info, 'tipe')
  const from = queryOf(info, 'tanggalMulai') ?? ''
  const until = queryOf(info, 'tanggalSelesai') ?? '9999'
  return (row: MutasiCcashWire): boolean => {
    const tanggal = (row.tanggal ?? '').slice(0, 10)
    return (tipe === 'semua' || tipe === row.tipe) && tanggal >= from && tanggal <= until
  }
}

/** Reads about money. The writes are in pembayaran.ts. */
export const biayaKuliah: TagHandlers = (store) => [
  getGetBiayaKuliahMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const { keuangan } = mahasiswa
    const { aturanCicilan } = keuangan
    return {
      aturanCicilan,
      tagihan: tagihanTerbuka(keuangan).map((tagihan) => ({ ...tagihan, ...locksOf(mahasiswa, tagihan, store.now()) })),
      totalTunggakan: totalTunggakan(keuangan),
      totalBayar: totalBayar(keuangan),
    }
  }),
  getListRiwayatPembayaranMockHandler((info) => {
    const { keuangan } = mahasiswaOf(store, info)
    const rows = keuangan.pembayaran.map((row) => {
      const { idTransaksi, nomorKuitansi, tanggalBayar, namaChannel, keterangan } = row
      return {
        idTransaksi,
        nomorKuitansi,
        tanggalBayar,
        nominal: nominalOf(row),
        namaChannel,
        keterangan,
        status: 'Lunas',
        rincian: rincianOf(keuangan, row),
      }
    })
    return toPage(rows, info)
  }),
  getGetDisableSaldoCivitasMockHandler(() => {
    const value = store.world.konfigurasi.find(({ keyword }) => keyword === SAKLAR_SALDO)?.value
    return { keyword: SAKLAR_SALDO, value: typeof value === 'number' ? String(value) : (value ?? null) }
  }),
  getGetSaldoCcashMockHandler((info) => {
    const { keuangan } = mahasiswaOf(store, info)
    const saldo = saldoOf(keuangan)
    return {
      saldo,
      saldoTertahan: saldo - saldoTersedia(keuangan),
      lebihBayar: keuangan.lebihBayar,
      minimalPenarikan: MINIMAL_PENARIKAN,
      tanggalPembaruan: toIso(store.now()),
    }
  }),
  getListMutasiCcashMockHandler((info) =>
    toPage(mutasiOf(mahasiswaOf(store, info).keuangan).filter(isWanted(info)), info),
  ),
]
