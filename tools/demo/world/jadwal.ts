import type { JadwalKuliahWire } from '#generated/models/jadwal-dan-presensi/jadwalKuliahWire.zod.ts'
import type { PresensiKuliahWire } from '#generated/models/jadwal-dan-presensi/presensiKuliahWire.zod.ts'
import type { PresensiPertemuanWire } from '#generated/models/jadwal-dan-presensi/presensiPertemuanWire.zod.ts'
import type { Kelas } from './mahasiswa-types.ts'
import { countDitandai, jumlahPertemuanOf, pertemuanOf, slotsOf } from './pertemuan.ts'
import { addHari, plusMenit } from './waktu.ts'

export const HARI = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']
export const MINIMAL_KEHADIRAN = 75

const MATERI = [
  'Pengantar dan kontrak kuliah',
  'Konsep dasar',
  'Sejarah dan perkembangan',
  'Contoh dari industri',
  'Metode dan alat',
  'Latihan terbimbing',
  'Studi kasus',
  'Tinjauan sebelum UTS',
  'Pendalaman',
  'Penerapan',
  'Diskusi kelompok',
  'Presentasi tugas',
  'Isu terkini',
  'Tinjauan sebelum UAS',
] as const
const KETERANGAN: Readonly<Record<string, string>> = { S: 'Surat dokter', I: 'Izin tertulis' }

/** Returns the classes of a course in the schedule: the course itself and its practical. */
export const kelasTerjadwal = (kelas: Kelas): Kelas[] => {
  const { praktikum, slotLain: _, ...own } = kelas
  if (!praktikum) return [kelas]
  const days = praktikum.hari - own.hari
  return [kelas, { ...own, ...praktikum, pertemuanPertama: addHari(own.pertemuanPertama, days), keterangan: {} }]
}

/** Returns one class in the schedule. */
export const jadwalOf = (kelas: Kelas): JadwalKuliahWire => ({
  idKelas: kelas.idKelas,
  idMakul: kelas.idMakul,
  kodeMakul: kelas.kodeMakul,
  namaMakul: kelas.namaMakul,
  namaMakulInggris: kelas.namaMakulInggris,
  kelas: kelas.kelas,
  sks: kelas.sks,
  jadwal: slotsOf(kelas).map(({ hari, jamMulai, jamSelesai, ruang }) => ({
    hari: { kode: hari, nama: HARI[hari] ?? null },
    jamMulai,
    jamSelesai,
    ruang: ruang || null,
    gedung: kelas.gedung,
    urlDaring: kelas.urlDaring ?? null,
  })),
  dosen: [kelas.dosen],
  bahasaPengantar: kelas.bahasaPengantar ?? 'INA',
  minimalKehadiran: MINIMAL_KEHADIRAN,
  jumlahPertemuan: jumlahPertemuanOf(kelas),
})

/** Returns the arrival time: usually some minutes before the class, sometimes after its start. */
const jamDatangOf = (kelas: Kelas, index: number): string | null => {
  if (kelas.jamDatang.length > 0) return kelas.jamDatang[index] || null
  return plusMenit(kelas.jamMulai, ((index * 7 + Number(kelas.idMakul)) % 17) - 12)
}

const materiOf = ({ materi }: Kelas, index: number): string | null =>
  (materi.length > 0 ? materi[index] : MATERI[index % MATERI.length]) ?? null

const toPertemuan = (kelas: Kelas, tanggal: string, index: number, isDitandai: boolean): PresensiPertemuanWire => {
  const nomor = index + 1
  const tanda = isDitandai ? (kelas.tanda[nomor] ?? 'H') : null
  return {
    pertemuan: nomor,
    tanggal,
    presensi: tanda,
    jamDatang: tanda === 'H' ? jamDatangOf(kelas, index) : null,
    materi: materiOf(kelas, index),
    keterangan: tanda && (kelas.keterangan[nomor] ?? KETERANGAN[tanda] ?? null),
  }
}

/** Returns the meetings that a class has held so far, with the marks entered by now. */
export const presensiOf = (kelas: Kelas, nowMs: number): PresensiKuliahWire => {
  const marked = countDitandai(kelas, nowMs)
  return {
    idMakul: kelas.idMakul,
    idKelas: kelas.idKelas,
    kodeMakul: kelas.kodeMakul,
    presensi: pertemuanOf(kelas, nowMs).map((tanggal, index) => toPertemuan(kelas, tanggal, index, index < marked)),
  }
}
