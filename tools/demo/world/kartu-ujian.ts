import type { KartuUjianMakulWire } from '#generated/models/ujian/kartuUjianMakulWire.zod.ts'
import type { KartuUjianWire } from '#generated/models/ujian/kartuUjianWire.zod.ts'
import { MINIMAL_KEHADIRAN } from './jadwal.ts'
import { DOSEN } from './kelas-builder.ts'
import type { JenisUjian, Kelas, Mahasiswa } from './mahasiswa-types.ts'
import { countHadir } from './pertemuan.ts'
import { isKartuUjianDikunci, PERIODE_BERJALAN } from './rules.ts'
import { byTanggal, tanggalUjianOf } from './ujian.ts'

const TATA_TERTIB: Readonly<Record<JenisUjian, readonly string[]>> = {
  UTS: [
    'Kartu ini dibawa setiap ujian bersama kartu tanda mahasiswa.',
    'Peserta hadir 15 menit sebelum ujian dimulai.',
  ],
  UAS: [
    'Kartu ini dibawa setiap ujian bersama kartu tanda mahasiswa.',
    'Peserta hadir 15 menit sebelum ujian dimulai.',
    'Peserta dengan kehadiran kuliah di bawah batas minimal tidak mengikuti ujian akhir mata kuliah itu.',
  ],
}

/** Returns one row of the exam card. Attendance below the minimum makes the student ineligible. */
const makulOf = (kelas: Kelas, jenis: JenisUjian, nowMs: number): KartuUjianMakulWire => {
  const { persentase, hadir, absen } = countHadir(kelas, nowMs)
  const isEligible = hadir + absen === 0 || persentase >= MINIMAL_KEHADIRAN
  return {
    idMakul: kelas.idMakul,
    kodeMakul: kelas.kodeMakul,
    namaMakul: kelas.namaMakul,
    kelas: kelas.kelas,
    sks: kelas.sks,
    tanggalUjian: tanggalUjianOf(kelas, jenis),
    jamMulai: kelas.uts.jamMulai,
    jamSelesai: kelas.uts.jamSelesai,
    ruang: kelas.uts.ruang,
    persentaseKehadiran: persentase,
    eligible: isEligible ? 'Ya' : 'Tidak',
  }
}

/**
 * Returns the exam card of the running period. It is locked while a bill is overdue; its code is included only when it
 * is not locked. A student without exams has a card without a number.
 * @param isQr true when the campus has codes on its cards
 */
export const kartuUjianOf = (mahasiswa: Mahasiswa, jenis: JenisUjian, nowMs: number, isQr: boolean): KartuUjianWire => {
  const { idMahasiswa, nama, prodi, semesterBerjalan, kelas, biodata } = mahasiswa
  const { tahun, semester } = PERIODE_BERJALAN
  const isDikunci = isKartuUjianDikunci(mahasiswa, nowMs)
  const nomorUjian = kelas.length > 0 ? `${jenis}-${tahun}${semester}-${idMahasiswa}` : null
  return {
    jenis,
    tahun,
    semester,
    isDikunci,
    alasanDikunci: isDikunci ? `Kartu ujian ${jenis} terkunci sampai tagihan lunas` : null,
    nomorUjian,
    mahasiswa: {
      idMahasiswa,
      nama,
      prodi: `${prodi.tingkat} ${prodi.nama}`,
      semesterKe: semesterBerjalan,
      foto: biodata.utama?.foto ?? null,
    },
    qrCode: isQr && !isDikunci && nomorUjian !== null ? `https://arunika.example/verifikasi/${nomorUjian}` : null,
    tataTertib: [...TATA_TERTIB[jenis]],
    penandatangan: DOSEN.sri,
    data: [...kelas].sort(byTanggal(jenis)).map((row) => makulOf(row, jenis, nowMs)),
  }
}
