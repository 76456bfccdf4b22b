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

/** A makul of the kurikulum. */
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

/** What not every class has, and no class of a world that was kept before there was any of it. */
export interface KelasLain {
  /** Further times of the week, on later days than the first. */
  slotLain?: SlotKelas[]
  bahasaPengantar?: 'INA' | 'ENG'
  /** Where a class meets that has no room. */
  urlDaring?: string
  /** How many meetings it has in all. */
  jumlahPertemuan?: number
  /** The lecturer enters marks so many hours after a meeting; at once without it. */
  jedaTandaJam?: number
  /** Marks at the exams other than H. */
  tandaUjian?: Partial<Record<JenisUjian, string>>
  /** The practical of the course, a class of its own in the schedule. */
  praktikum?: SlotKelas & { idKelas: string; kelas: string; tanda: Record<number, string> }
  /** Days from the UTS to the UAS. */
  hariKeUas?: number
}

/** A class of one semester. Meetings follow from the first one and the clock. */
export interface Kelas extends Makul, KelasLain, SlotKelas {
  idKelas: string
  kelas: string
  gedung: string | null
  dosen: OrangWire
  pertemuanPertama: string
  /** Marks other than H, by number of the meeting. */
  tanda: Record<number, string>
  keterangan: Record<number, string>
  materi: string[]
  jamDatang: string[]
  uts: UjianKelas
}

/** One bill item as it was billed; what is paid of it follows from the payments. */
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

/** A payment in process; its bill items are paid when it is settled. */
export interface Diproses {
  pembayaran: PembayaranDiprosesWire
  /** Taken from the balance; given back when the payment is cancelled. */
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
  /** Requested withdrawals; their sum is held back from the balance. */
  penarikan: PenarikanSaldoWire[]
  lebihBayar: number
}

export type JenisKrs = 'krss' | 'krs' | 'pkrs'

/** A picked makul with its class. */
export interface PilihanDunia {
  idMakul: string
  idKelas: string
}

/** What a student has saved for one registration. */
export interface Registrasi {
  makul: PilihanDunia[]
  makulCadangan: PilihanDunia[]
  /** ISO text; the advisor approves a day later. */
  disimpanPada: string
}

/** A change of the running registration, as PKRS shows it. */
export interface PerubahanKelas {
  /** The class after the change; the dropped one when it was dropped. */
  kelas: Kelas
  perubahan: 'Ditambah' | 'Dibatalkan' | 'Ganti kelas'
  kelasSebelumnya: string | null
}

/** Read marks: everything up to an id, and single exceptions (time of reading, or null for unread). */
export interface TandaBaca {
  sampai: number
  satuan: Record<string, string | null>
}

/** A student of the demo: the record of the campus, and what the student has done (student-parts.ts). */
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
  /** Registrations that the student has saved; PKRS changes `kelas` at once. */
  registrasi: Partial<Record<JenisKrs, Registrasi>>
  perubahanPkrs: PerubahanKelas[]
  keuangan: Keuangan
  pengumuman: 'umum' | 'kosong' | 'padat'
  baca: TandaBaca
}
