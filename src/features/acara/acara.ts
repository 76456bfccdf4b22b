import type { Dokumen, PenandatanganSertifikat } from '#generated/client/umum/readers.ts'
import type { Angka, Rupiah, Waktu } from '#shared/wire/readers.ts'

/** One talk or session of an event. Dates are calendar days (YYYY-MM-DD) or null; missing texts are empty. */
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

/** A seminar or a certification (specification, 3 and 4). */
export interface Acara {
  id: string
  nama: string
  deskripsi: string
  /** Kind of a seminar, scheme of a certification. */
  jenis: string
  /** Organizer of a seminar, certifying body of a certification. */
  penyelenggara: string
  /** True when the gateway's status is 2. */
  isBatal: boolean
  /** First and last day; a seminar has only one day. */
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
  /** True when a resume or an assignment is required for the certificate. */
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
  /** True when statusSeminar or statusSertifikasi is 1. */
  isLulus: boolean
  noTransaksi: string
  isSudahBayar: boolean | null
  tanggalBayar: Waktu
  batasBayar: Waktu
  bolehBatal: boolean | null
  isHadir: boolean | null
  /** Mark of a certification, 0 to 100. */
  nilai: Angka
  soal: Dokumen | null | undefined
  berkas: Dokumen | null | undefined
  batasBerkas: Waktu
  nomorSertifikat: string
}

/** Content of a certificate. */
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
