import { kelasSemesterLima } from '../kelas-semester-lima.ts'
import { kunciTagihan } from '../keuangan.ts'
import { makulSemester, withNilai } from '../kurikulum.ts'
import { mahasiswaOf, riwayatOf } from '../mahasiswa-builder.ts'
import type { Diproses, Huruf, Mahasiswa, MakulTempuh } from '../mahasiswa-types.ts'
import { bayarUsual, billUsual, keuanganOf } from '../tagihan-builder.ts'
import { biodataValidasi } from './validasi-biodata.ts'

const ANGKATAN = 2024
const PAST = [1, 2, 3, 4]

const nilai = (...huruf: Huruf[]): MakulTempuh[][] =>
  PAST.map((semesterKe) => withNilai(makulSemester(semesterKe), huruf))

const lunas = () => PAST.map((semesterKe) => bayarUsual(ANGKATAN, semesterKe)).reverse()
const semua = () => [...PAST, 5].flatMap((semesterKe) => billUsual(ANGKATAN, semesterKe))

/** Two bills of semester 5 with a pending payment: virtual account and deadline of docs/story.md. */
const diproses = (): Diproses => {
  const items = billUsual(ANGKATAN, 5).slice(0, 2)
  return {
    dariSaldo: 0,
    rincian: items.map((item) => ({ kunci: kunciTagihan(item), nominal: item.nominal })),
    pembayaran: {
      idTransaksi: 'TRX-261022-0131',
      idChannel: 'bni-va',
      namaChannel: 'BNI Virtual Account',
      jenisChannel: 'va',
      nomorPembayaran: '9881024011702301',
      qrisUrl: null,
      total: 3_000_000,
      biayaAdmin: 0,
      dariSaldo: 0,
      waktuDibuat: '2026-10-22T14:05:00+07:00',
      batasWaktu: '2026-10-23T14:05:00+07:00',
      petunjuk: [
        'Buka BNI Mobile Banking dan pilih Transfer lalu Virtual Account Billing',
        'Masukkan nomor virtual account, lalu periksa nama dan jumlah',
        'Masukkan kata sandi transaksi dan simpan buktinya',
      ],
      tagihan: items.map(({ idKomponenKeuangan, namaKomponenKeuangan, tingkatSemester, tahun, semester, nominal }) => ({
        idKomponenKeuangan,
        namaKomponenKeuangan,
        tingkatSemester,
        tahun,
        semester,
        nominal,
      })),
    },
  }
}

/** A student with a payment being processed (status 88): bills are read-only. */
export const pembayaranDiproses = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'pembayaran-diproses',
    idMahasiswa: '240117131',
    nama: 'Nadia Kusuma Dewi',
    angkatan: ANGKATAN,
    semesterBerjalan: 5,
    riwayat: riwayatOf(ANGKATAN, nilai('A', 'B', 'AB')),
    kelas: kelasSemesterLima(),
    keuangan: keuanganOf({ tagihan: semua(), pembayaran: lunas(), diproses: diproses() }),
  })

/** A student who overpaid 350,000 rupiah, which can be claimed as balance; the balance is already 400,000 rupiah. */
export const kelebihanBayar = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'kelebihan-bayar',
    idMahasiswa: '240117142',
    nama: 'Rangga Saputra',
    angkatan: ANGKATAN,
    semesterBerjalan: 5,
    riwayat: riwayatOf(ANGKATAN, nilai('AB', 'A', 'B')),
    kelas: kelasSemesterLima(),
    keuangan: keuanganOf({
      tagihan: semua(),
      pembayaran: [bayarUsual(ANGKATAN, 5), ...lunas()],
      lebihBayar: 350_000,
      mutasi: [
        {
          idMutasi: '8815',
          tanggal: '2026-08-14T10:00:00+07:00',
          tipe: 'masuk',
          nominal: 400_000,
          keterangan: 'Klaim lebih bayar SPP cicilan 1',
        },
      ],
    }),
  })

/** A student who must confirm the biodata before anything else (validasiMahasiswa 0). */
export const validasiData = (): Mahasiswa =>
  mahasiswaOf({
    persona: 'validasi-data',
    idMahasiswa: '240117077',
    nama: 'Galih Wicaksono',
    angkatan: ANGKATAN,
    semesterBerjalan: 5,
    validasiMahasiswa: 0,
    biodata: biodataValidasi(),
    riwayat: riwayatOf(ANGKATAN, nilai('B', 'A', 'BC')),
    kelas: kelasSemesterLima(),
    keuangan: keuanganOf({ tagihan: semua(), pembayaran: [bayarUsual(ANGKATAN, 5), ...lunas()] }),
  })
