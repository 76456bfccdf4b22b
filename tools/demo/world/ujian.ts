import type { JadwalUjianWire } from '#generated/models/ujian/jadwalUjianWire.zod.ts'
import type { PresensiUjianBagianWire } from '#generated/models/ujian/presensiUjianBagianWire.zod.ts'
import type { PresensiUjianWire } from '#generated/models/ujian/presensiUjianWire.zod.ts'
import { PENGAJAR } from './kelas-builder.ts'
import type { JenisUjian, Kelas } from './mahasiswa-types.ts'
import { UTS_TO_UAS_DAYS } from './rules.ts'
import { addHari, fromTanggal, plusMenit } from './waktu.ts'

/** Days before the exam from which the invigilator is known. */
const PENGAWAS_DAYS = 3
/** Days between an exam missed with leave and its repetition. */
const SUSULAN_DAYS = 14
const EARLY = -8
const LATE = 12

/** Returns the day of an exam. */
export const tanggalUjianOf = ({ uts, hariKeUas = UTS_TO_UAS_DAYS }: Kelas, jenis: JenisUjian): string =>
  jenis === 'UTS' ? uts.tanggal : addHari(uts.tanggal, hariKeUas)

const hadirOf = (kelas: Kelas, jenis: JenisUjian): PresensiUjianBagianWire => {
  const isLate = Number(kelas.idMakul) % 6 === (jenis === 'UTS' ? 1 : 2)
  return {
    jamDatang: plusMenit(kelas.uts.jamMulai, isLate ? LATE : EARLY),
    presensi: 'H',
    keterangan: isLate ? `Terlambat ${LATE} menit` : null,
    status: isLate ? 'Terlambat' : 'Hadir',
  }
}

const absenOf = (tanda: string, tanggal: string): PresensiUjianBagianWire => ({
  jamDatang: null,
  presensi: tanda,
  keterangan: tanda === 'A' ? 'Tanpa keterangan' : `Izin tertulis, ujian susulan ${addHari(tanggal, SUSULAN_DAYS)}`,
  status: tanda === 'A' ? 'Tidak hadir' : 'Ujian susulan',
})

/** Returns the attendance of one exam; empty before its end. */
const bagianOf = (kelas: Kelas, jenis: JenisUjian, nowMs: number): PresensiUjianBagianWire => {
  const tanggal = tanggalUjianOf(kelas, jenis)
  const isOver = fromTanggal(tanggal, kelas.uts.jamSelesai) <= nowMs
  if (!isOver) return { jamDatang: null, presensi: null, keterangan: null, status: 'Belum ujian' }
  const tanda = kelas.tandaUjian?.[jenis]
  return tanda === undefined ? hadirOf(kelas, jenis) : absenOf(tanda, tanggal)
}

/** Returns the attendance of both exams of a class. */
export const presensiUjianOf = (kelas: Kelas, nowMs: number): PresensiUjianWire => ({
  idMakul: kelas.idMakul,
  presensi: { uts: bagianOf(kelas, 'UTS', nowMs), uas: bagianOf(kelas, 'UAS', nowMs) },
})

/** Compares classes by the date of an exam. */
export const byTanggal =
  (jenis: JenisUjian) =>
  (a: Kelas, b: Kelas): number =>
    `${tanggalUjianOf(a, jenis)} ${a.uts.jamMulai}` < `${tanggalUjianOf(b, jenis)} ${b.uts.jamMulai}` ? -1 : 1

/** Returns the invigilator, who is not the lecturer of the class; null until some days before the exam. */
const pengawasOf = ({ idMakul, dosen }: Kelas, jenis: JenisUjian, tanggal: string, nowMs: number): string | null => {
  if (fromTanggal(addHari(tanggal, -PENGAWAS_DAYS)) > nowMs) return null
  const others = PENGAJAR.filter(({ id }) => id !== dosen.id)
  return others[(Number(idMakul) + (jenis === 'UAS' ? 1 : 0)) % others.length]?.nama ?? null
}

/** Returns one exam in the schedule. */
export const jadwalUjianOf = (kelas: Kelas, jenis: JenisUjian, nowMs: number): JadwalUjianWire => {
  const { status, ...presensi } = bagianOf(kelas, jenis, nowMs)
  const tanggalUjian = tanggalUjianOf(kelas, jenis)
  return {
    idMakul: kelas.idMakul,
    tanggalUjian,
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
    pengawas: pengawasOf(kelas, jenis, tanggalUjian, nowMs),
    sifat: kelas.uts.sifat,
  }
}
