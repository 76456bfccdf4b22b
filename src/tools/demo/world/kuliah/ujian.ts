import type { JadwalUjian } from '#generated/models/ujian/jadwalUjian.zod.ts'
import type { KartuUjianMakul } from '#generated/models/ujian/kartuUjianMakul.zod.ts'
import type { PresensiUjianBagian } from '#generated/models/ujian/presensiUjianBagian.zod.ts'
import type { Kelas } from '../mahasiswa-types.ts'
import { countHadir, UTS_TO_UAS_DAYS } from '../rules.ts'
import { addHari, fromTanggal } from '../waktu.ts'

export type Jenis = 'UTS' | 'UAS'

const MINIMAL_KEHADIRAN = 75

const tanggalOf = ({ uts }: Kelas, jenis: Jenis): string =>
  jenis === 'UTS' ? uts.tanggal : addHari(uts.tanggal, UTS_TO_UAS_DAYS)

/** Attendance of an exam: nothing before its end, present afterwards. */
export const presensiUjianOf = (kelas: Kelas, jenis: Jenis, nowMs: number): PresensiUjianBagian => {
  const isOver = fromTanggal(tanggalOf(kelas, jenis), kelas.uts.jamSelesai) <= nowMs
  if (!isOver) return { jamDatang: null, presensi: null, keterangan: null, status: 'Belum ujian' }
  return { jamDatang: kelas.uts.jamMulai, presensi: 'H', keterangan: null, status: 'Hadir' }
}

/** Exams in the order of their dates. */
export const byTanggal =
  (jenis: Jenis) =>
  (a: Kelas, b: Kelas): number =>
    `${tanggalOf(a, jenis)} ${a.uts.jamMulai}` < `${tanggalOf(b, jenis)} ${b.uts.jamMulai}` ? -1 : 1

export const jadwalUjianOf = (kelas: Kelas, jenis: Jenis, nowMs: number): JadwalUjian => {
  const { status, ...presensi } = presensiUjianOf(kelas, jenis, nowMs)
  return {
    idMakul: kelas.idMakul,
    tanggalUjian: tanggalOf(kelas, jenis),
    ...presensi,
    status: presensi.presensi === null ? null : status,
    kodeMakul: kelas.kodeMakul,
    namaMakul: kelas.namaMakul,
    kelas: kelas.kelas,
    sks: kelas.sks,
    jenis,
    jamMulai: kelas.uts.jamMulai,
    jamSelesai: kelas.uts.jamSelesai,
    ruang: kelas.uts.ruang,
    nomorKursi: kelas.uts.nomorKursi,
    pengawas: null,
    sifat: kelas.uts.sifat,
  }
}

/** One line of the exam card; below the minimal attendance one may not take part. */
export const kartuOf = (kelas: Kelas, jenis: Jenis, nowMs: number): KartuUjianMakul => {
  const { persentase, hadir, absen } = countHadir(kelas, nowMs)
  const isEligible = hadir + absen === 0 || persentase >= MINIMAL_KEHADIRAN
  return {
    idMakul: kelas.idMakul,
    kodeMakul: kelas.kodeMakul,
    namaMakul: kelas.namaMakul,
    kelas: kelas.kelas,
    sks: kelas.sks,
    tanggalUjian: tanggalOf(kelas, jenis),
    jamMulai: kelas.uts.jamMulai,
    jamSelesai: kelas.uts.jamSelesai,
    ruang: kelas.uts.ruang,
    persentaseKehadiran: persentase,
    eligible: isEligible ? 'Ya' : 'Tidak',
  }
}
