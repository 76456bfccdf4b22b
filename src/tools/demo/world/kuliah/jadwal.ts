import type { JadwalKuliah } from '#generated/models/jadwal-dan-presensi/jadwalKuliah.zod.ts'
import type { PresensiKuliah } from '#generated/models/jadwal-dan-presensi/presensiKuliah.zod.ts'
import type { PresensiPertemuan } from '#generated/models/jadwal-dan-presensi/presensiPertemuan.zod.ts'
import type { Kelas } from '../mahasiswa-types.ts'
import { pertemuanOf } from '../rules.ts'

export const HARI = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']
const MINIMAL_KEHADIRAN = 75

/** One class in the schedule. */
export const jadwalOf = (kelas: Kelas): JadwalKuliah => ({
  idKelas: kelas.idKelas,
  idMakul: kelas.idMakul,
  kodeMakul: kelas.kodeMakul,
  namaMakul: kelas.namaMakul,
  namaMakulInggris: kelas.namaMakulInggris,
  kelas: kelas.kelas,
  sks: kelas.sks,
  jadwal: [
    {
      hari: { kode: kelas.hari, nama: HARI[kelas.hari] ?? null },
      jamMulai: kelas.jamMulai,
      jamSelesai: kelas.jamSelesai,
      ruang: kelas.ruang,
      gedung: kelas.gedung,
      urlDaring: null,
    },
  ],
  dosen: [kelas.dosen],
  bahasaPengantar: 'INA',
  minimalKehadiran: MINIMAL_KEHADIRAN,
})

const toPertemuan = (
  { tanda, keterangan, materi, jamDatang }: Kelas,
  tanggal: string,
  index: number,
): PresensiPertemuan => ({
  pertemuan: index + 1,
  tanggal,
  presensi: tanda[index + 1] ?? 'H',
  jamDatang: jamDatang[index] || null,
  materi: materi[index] ?? null,
  keterangan: keterangan[index + 1] ?? null,
})

/** Marks of the meetings that a class has held so far. */
export const presensiOf = (kelas: Kelas, nowMs: number): PresensiKuliah => ({
  idMakul: kelas.idMakul,
  idKelas: kelas.idKelas,
  kodeMakul: kelas.kodeMakul,
  presensi: pertemuanOf(kelas, nowMs).map((tanggal, index) => toPertemuan(kelas, tanggal, index)),
})
