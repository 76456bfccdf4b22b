import type { Dokumen, PenandatanganSertifikat } from '#generated/client/umum/readers.ts'
import type { Angka, Rupiah, Waktu } from '#shared/wire/readers.ts'

/** One talk or session of an event; dates are calendar days (YYYY-MM-DD) or null, texts empty where nobody said. */
export interface Pembicara {
  id: string
  nama: string
  instansi: string
  topik: string
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
  ruang: string
}

/** A seminar or a certification, whichever of them a screen shows (specification, 3 and 4). */
export interface Acara {
  id: string
  nama: string
  deskripsi: string
  /** Kind of a seminar, scheme of a certification. */
  jenis: string
  /** Who holds it, who certifies. */
  penyelenggara: string
  /** Status 2 of the gateway. */
  isBatal: boolean
  /** First and last day; a seminar has one. */
  mulai: Waktu
  selesai: Waktu
  jamMulai: string
  jamSelesai: string
  tempat: string
  tanggalBuka: Waktu
  tanggalTutup: Waktu
  kuota: Angka
  jumlahPeserta: Angka
  biaya: Rupiah
  bolehMendaftar: boolean | null
  alasan: string
  isTerdaftar: boolean | null
  /** A resume or an assignment is asked for before the certificate. */
  wajibBerkas: boolean | null
  poinSkpi: Angka
  narahubung: string
  pembicara: readonly (Pembicara | null)[] | null
}

/** A registration of the student. */
export interface Pendaftaran
  extends Pick<
    Acara,
    'id' | 'nama' | 'isBatal' | 'mulai' | 'selesai' | 'jamMulai' | 'jamSelesai' | 'tempat' | 'biaya' | 'wajibBerkas'
  > {
  idAcara: string
  tanggalDaftar: Waktu
  /** statusSeminar or statusSertifikasi is 1. */
  isLulus: boolean
  noTransaksi: string
  isSudahBayar: boolean | null
  tanggalBayar: Waktu
  batasBayar: Waktu
  bolehBatal: boolean | null
  isHadir: boolean | null
  /** Mark from 0 to 100 of a certification. */
  nilai: Angka
  soal: Dokumen | null | undefined
  berkas: Dokumen | null | undefined
  batasBerkas: Waktu
  nomorSertifikat: string
}

/** What stands on a certificate. */
export interface Sertifikat {
  nomorSertifikat: string
  namaMahasiswa: string
  prodi: string
  nama: string
  /** Role at a seminar, scheme of a certification. */
  sebagai: string
  penyelenggara: string
  mulai: Waktu
  selesai: Waktu
  tempat: string
  durasiJam: Angka
  nilai: Angka
  predikat: string
  poinSkpi: Angka
  tanggalTerbit: Waktu
  berlakuSampai: Waktu
  kotaTerbit: string
  kodeVerifikasi: string
  penandatangan: readonly (PenandatanganSertifikat | null)[] | null
}
