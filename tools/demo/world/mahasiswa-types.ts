import type { PembayaranDiprosesWire } from '#generated/models/biaya-kuliah/pembayaranDiprosesWire.zod.ts'
import type { PenarikanSaldoWire } from '#generated/models/biaya-kuliah/penarikanSaldoWire.zod.ts'
import type { BiodataWire } from '#generated/models/biodata/biodataWire.zod.ts'
import type { RiwayatPendidikanWire } from '#generated/models/biodata/riwayatPendidikanWire.zod.ts'
import type { OrangWire } from '#generated/models/orangWire.zod.ts'
import type { StudentParts } from './student-parts.ts'

export type Huruf = 'A' | 'AB' | 'B' | 'BC' | 'C' | 'D' | 'E'

/** Closing year and semester: 2027, 1 is 2026/2027 Ganjil. */
export interface Periode {
  tahun: number
  semester: number
}

/** A makul of the curriculum. */
export interface Makul {
  idMakul: string
  kodeMakul: string
  namaMakul: string
  namaMakulInggris: string
  sks: number
}

/** A makul with its final grade. */
export interface MakulTempuh extends Makul {
  nilaiHuruf: Huruf
  nilaiAngka: number
}

export interface SemesterTempuh extends Periode {
  semesterKe: number
  makul: MakulTempuh[]
}

export interface UjianKelas {
  tanggal: string
  jamMulai: string
  jamSelesai: string
  ruang: string
  nomorKursi: string
  sifat: string
}

export type JenisUjian = 'UTS' | 'UAS'

/** One weekly time of a class. */
export interface SlotKelas {
  /** 1 Senin to 7 Minggu. */
  hari: number
  jamMulai: string
  jamSelesai: string
  ruang: string
}

/** Optional fields of a class; also missing in mock states that were saved before these fields existed. */
export interface KelasLain {
  /** Additional weekly times, on later days than the first. */
  slotLain?: SlotKelas[]
  bahasaPengantar?: 'INA' | 'ENG'
  /** Address of an online class, which has no room. */
  urlDaring?: string
  /** Total number of meetings. */
  jumlahPertemuan?: number
  /** Hours after a meeting until the lecturer enters marks; absent when they are entered at once. */
  jedaTandaJam?: number
  /** Marks of the exams, other than H. */
  tandaUjian?: Partial<Record<JenisUjian, string>>
  /** The practical of the course, a separate class in the schedule. */
  praktikum?: SlotKelas & { idKelas: string; kelas: string; tanda: Record<number, string> }
  /** Days from the UTS to the UAS. */
  hariKeUas?: number
}

/** A class of one semester. Its meetings are derived from the first one and the clock. */
export interface Kelas extends Makul, KelasLain, SlotKelas {
  idKelas: string
  kelas: string
  gedung: string | null
  dosen: OrangWire
  pertemuanPertama: string
  /** Marks other than H, by meeting number. */
  tanda: Record<number, string>
  keterangan: Record<number, string>
  materi: string[]
  jamDatang: string[]
  uts: UjianKelas
}

/** One bill item. Its paid amount is derived from the payments. */
export interface TagihanDunia extends Periode {
  idKomponenKeuangan: string
  namaKomponenKeuangan: string
  tingkatSemester: number
  bulan: number | null
  idEvent: string | null
  namaEvent?: string
  nominal: number
  jatuhTempo: string | null
}

export interface RincianBayar {
  kunci: string
  nominal: number
}

export interface PembayaranDunia {
  idTransaksi: string
  nomorKuitansi: string
  tanggalBayar: string
  namaChannel: string
  keterangan: string
  rincian: RincianBayar[]
}

/** A pending payment. Its bill items are paid when it is settled. */
export interface Diproses {
  pembayaran: PembayaranDiprosesWire
  /** Amount taken from the balance; returned when the payment is cancelled. */
  dariSaldo: number
  rincian: RincianBayar[]
}

export interface MutasiDunia {
  idMutasi: string
  tanggal: string
  tipe: 'masuk' | 'keluar'
  nominal: number
  keterangan: string
}

export interface Keuangan {
  aturanCicilan: number
  tagihan: TagihanDunia[]
  pembayaran: PembayaranDunia[]
  diproses: Diproses | null
  mutasi: MutasiDunia[]
  /** Requested withdrawals. Their sum is reserved from the balance. */
  penarikan: PenarikanSaldoWire[]
  lebihBayar: number
}

export type JenisKrs = 'krss' | 'krs' | 'pkrs'

/** A picked makul with its class. */
export interface PilihanDunia {
  idMakul: string
  idKelas: string
}

/** The saved picks of one registration. */
export interface Registrasi {
  makul: PilihanDunia[]
  makulCadangan: PilihanDunia[]
  /** ISO text. The advisor approves one day later. */
  disimpanPada: string
}

/** A change of the running registration, as shown in PKRS. */
export interface PerubahanKelas {
  /** The class after the change, or the dropped class. */
  kelas: Kelas
  perubahan: 'Ditambah' | 'Dibatalkan' | 'Ganti kelas'
  kelasSebelumnya: string | null
}

/** Read marks: everything up to an id, and single exceptions (time of reading, or null for unread). */
export interface TandaBaca {
  sampai: number
  satuan: Record<string, string | null>
}

/** A student of the demo: the record of the campus, and the student's own data (student-parts.ts). */
export interface Mahasiswa extends StudentParts {
  persona: string
  idMahasiswa: string
  uuid: string
  nama: string
  email: string
  prodi: { idProdi: string; nama: string; tingkat: string; fakultas: string; sksKelulusan: number }
  angkatan: number
  tanggalMasuk: string
  semesterBerjalan: number
  status: string
  validasiData: boolean
  validasiMahasiswa: number
  biodata: Required<Pick<BiodataWire, 'utama' | 'diri' | 'alamat' | 'ayah' | 'ibu' | 'wali'>> &
    Pick<BiodataWire, 'pendidikan'>
  riwayatPendidikan: RiwayatPendidikanWire[]
  riwayat: SemesterTempuh[]
  kelas: Kelas[]
  /** Registrations saved by the student. PKRS changes `kelas` at once. */
  registrasi: Partial<Record<JenisKrs, Registrasi>>
  perubahanPkrs: PerubahanKelas[]
  keuangan: Keuangan
  pengumuman: 'umum' | 'kosong' | 'padat'
  baca: TandaBaca
}
