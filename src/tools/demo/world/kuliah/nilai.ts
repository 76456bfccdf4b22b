import type { Khs } from '#generated/models/nilai/khs.zod.ts'
import type { NilaiMakul } from '#generated/models/nilai/nilaiMakul.zod.ts'
import type { NilaiPenandatangan } from '#generated/models/nilai/nilaiPenandatangan.zod.ts'
import type { Transkrip } from '#generated/models/nilai/transkrip.zod.ts'
import type { TranskripCetak } from '#generated/models/nilai/transkripCetak.zod.ts'
import type { Mahasiswa, MakulTempuh, Periode } from '../mahasiswa-types.ts'
import { averageOf, averageText, bobotOf, countMutu, countSks, isLulus, makulUntil, semesterOf } from '../rules.ts'
import { toTanggal } from '../waktu.ts'
import { DOSEN } from './kelas-builder.ts'

const PREDIKAT = [
  [3.52, 'Dengan pujian'], // more than 3.51: the story's IPK is "Sangat memuaskan"
  [3.01, 'Sangat memuaskan'],
  [2.76, 'Memuaskan'],
] as const

const predikatOf = (ipk: number): string | null => PREDIKAT.find(([from]) => ipk >= from)?.[1] ?? null

/** One graded makul. */
export const nilaiOf = (makul: MakulTempuh, semesterKe: number): NilaiMakul => ({
  idMakul: makul.idMakul,
  kodeMakul: makul.kodeMakul,
  namaMakul: makul.namaMakul,
  namaMakulInggris: makul.namaMakulInggris,
  sks: makul.sks,
  nilaiHuruf: makul.nilaiHuruf,
  nilaiAngka: makul.nilaiAngka,
  bobot: bobotOf(makul.nilaiHuruf),
  mutu: bobotOf(makul.nilaiHuruf) * makul.sks,
  semesterKe,
  isLulus: isLulus(makul.nilaiHuruf),
  isTerkunci: false,
})

/** Who signs prints, dated today. */
export const penandatanganOf = (nowMs: number): NilaiPenandatangan => ({
  nama: DOSEN.sri.nama ?? null,
  nidn: '0614077803',
  jabatan: 'Ketua Program Studi',
  kota: 'Semarang',
  tanggal: toTanggal(nowMs),
})

/** The grade report of a period; one without grades has an empty list and no average. */
export const khsOf = (mahasiswa: Mahasiswa, periode: Periode, nowMs: number): Khs => {
  const found = semesterOf(mahasiswa, periode)
  const makul = found?.makul ?? []
  const until = makulUntil(mahasiswa, found)
  return {
    ...periode,
    semesterKe: found?.semesterKe ?? null,
    data: makul.map((row) => nilaiOf(row, found?.semesterKe ?? 0)),
    sks: countSks(makul),
    mutu: countMutu(makul),
    ips: makul.length === 0 ? null : averageText(makul),
    ipk: until.length === 0 ? null : averageText(until),
    sksLulus: countSks(until.filter(({ nilaiHuruf }) => isLulus(nilaiHuruf))),
    sksKelulusan: mahasiswa.prodi.sksKelulusan,
    predikat: until.length === 0 ? null : predikatOf(averageOf(until)),
    pembimbing: DOSEN.hendra,
    penandatangan: penandatanganOf(nowMs),
  }
}

/** The transcript: every makul with a grade. */
export const transkripOf = ({ riwayat, prodi }: Mahasiswa): Transkrip => {
  const makul = riwayat.flatMap((semester) => semester.makul)
  return {
    data: riwayat.flatMap((semester) => semester.makul.map((row) => nilaiOf(row, semester.semesterKe))),
    totalSks: countSks(makul),
    totalMutu: countMutu(makul),
    ipk: makul.length === 0 ? null : averageText(makul),
    sksKelulusan: prodi.sksKelulusan,
    predikat: makul.length === 0 ? null : predikatOf(averageOf(makul)),
  }
}

/** What a final transcript says of the end of a study. */
const AKHIR = {
  judulTugasAkhir: 'Sistem Rekomendasi Mata Kuliah Pilihan dengan Collaborative Filtering',
  tanggalLulus: '2026-08-20',
}

/** The transcript on paper: final for whoever has graduated. */
export const transkripCetakOf = (mahasiswa: Mahasiswa, nowMs: number): TranskripCetak => {
  const { idMahasiswa, nama, prodi, angkatan, biodata, status } = mahasiswa
  const { sksKelulusan: _, ...transkrip } = transkripOf(mahasiswa)
  const { tempatLahir, tanggalLahir } = biodata.utama ?? {}
  const isSementara = status !== 'Lulus'
  return {
    ...transkrip,
    nomor: `TS/061001/${toTanggal(nowMs).slice(0, 7).replace('-', '/')}/${idMahasiswa}`,
    isSementara,
    ...(isSementara ? { judulTugasAkhir: null, tanggalLulus: null } : AKHIR),
    mahasiswa: { idMahasiswa, nama, tempatLahir, tanggalLahir, prodi: `${prodi.tingkat} ${prodi.nama}`, angkatan },
    penandatangan: penandatanganOf(nowMs),
  }
}
