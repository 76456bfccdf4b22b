import type { KhsWire } from '#generated/models/nilai/khsWire.zod.ts'
import type { NilaiMakulWire } from '#generated/models/nilai/nilaiMakulWire.zod.ts'
import type { NilaiPenandatanganWire } from '#generated/models/nilai/nilaiPenandatanganWire.zod.ts'
import type { TranskripCetakWire } from '#generated/models/nilai/transkripCetakWire.zod.ts'
import type { TranskripWire } from '#generated/models/nilai/transkripWire.zod.ts'
import { DOSEN } from './kelas-builder.ts'
import { hasTerkunci, isNilaiTerkunci } from './kuesioner.ts'
import type { Mahasiswa, MakulTempuh, Periode, SemesterTempuh } from './mahasiswa-types.ts'
import { averageOf, averageText, bobotOf, countMutu, countSks, isLulus, makulUntil, semesterOf } from './rules.ts'
import { toTanggal } from './waktu.ts'

const PREDIKAT = [
  [3.52, 'Dengan pujian'], // more than 3.51: the story's IPK is "Sangat memuaskan"
  [3.01, 'Sangat memuaskan'],
  [2.76, 'Memuaskan'],
] as const

const predikatOf = (ipk: number): string | null => PREDIKAT.find(([from]) => ipk >= from)?.[1] ?? null

/** Returns the grade of a makul; all null while its questionnaire is open. */
const hasilOf = ({ nilaiHuruf, nilaiAngka, sks }: MakulTempuh, isTerkunci: boolean) =>
  isTerkunci
    ? { nilaiHuruf: null, nilaiAngka: null, bobot: null, mutu: null, isLulus: null, isTerkunci }
    : {
        nilaiHuruf,
        nilaiAngka,
        bobot: bobotOf(nilaiHuruf),
        mutu: bobotOf(nilaiHuruf) * sks,
        isLulus: isLulus(nilaiHuruf),
        isTerkunci,
      }

/** Returns one graded makul of a semester. */
export const nilaiOf = (makul: MakulTempuh, semester: SemesterTempuh, mahasiswa: Mahasiswa): NilaiMakulWire => ({
  idMakul: makul.idMakul,
  kodeMakul: makul.kodeMakul,
  namaMakul: makul.namaMakul,
  namaMakulInggris: makul.namaMakulInggris,
  sks: makul.sks,
  semesterKe: semester.semesterKe,
  ...hasilOf(makul, isNilaiTerkunci(mahasiswa, semester, makul.idMakul)),
})

/** Returns the signature block of prints, dated today. */
export const penandatanganOf = (nowMs: number): NilaiPenandatanganWire => ({
  nama: DOSEN.sri.nama ?? null,
  nidn: '0614077803',
  jabatan: 'Ketua Program Studi',
  kota: 'Semarang',
  tanggal: toTanggal(nowMs),
})

/** Returns the sums of a semester's grades; null while one of them is hidden. */
const jumlahOf = (makul: readonly MakulTempuh[], isTerkunci: boolean) =>
  isTerkunci
    ? { mutu: null, ips: null }
    : { mutu: countMutu(makul), ips: makul.length === 0 ? null : averageText(makul) }

/** Returns the grade report of a period; without grades it has an empty list and no average. */
export const khsOf = (mahasiswa: Mahasiswa, periode: Periode, nowMs: number): KhsWire => {
  const found = semesterOf(mahasiswa, periode)
  const makul = found?.makul ?? []
  const until = makulUntil(mahasiswa, found)
  return {
    ...periode,
    semesterKe: found?.semesterKe ?? null,
    data: found ? makul.map((row) => nilaiOf(row, found, mahasiswa)) : [],
    sks: countSks(makul),
    ...jumlahOf(makul, hasTerkunci(mahasiswa, periode)),
    ipk: until.length === 0 ? null : averageText(until),
    sksLulus: countSks(until.filter(({ nilaiHuruf }) => isLulus(nilaiHuruf))),
    sksKelulusan: mahasiswa.prodi.sksKelulusan,
    predikat: until.length === 0 ? null : predikatOf(averageOf(until)),
    pembimbing: DOSEN.hendra,
    penandatangan: penandatanganOf(nowMs),
  }
}

/** Returns the transcript: every makul with a grade. */
export const transkripOf = (mahasiswa: Mahasiswa): TranskripWire => {
  const { riwayat, prodi } = mahasiswa
  const makul = riwayat.flatMap((semester) => semester.makul)
  return {
    data: riwayat.flatMap((semester) => semester.makul.map((row) => nilaiOf(row, semester, mahasiswa))),
    totalSks: countSks(makul),
    totalMutu: countMutu(makul),
    ipk: makul.length === 0 ? null : averageText(makul),
    sksKelulusan: prodi.sksKelulusan,
    predikat: makul.length === 0 ? null : predikatOf(averageOf(makul)),
  }
}

/** Graduation data of a final transcript. */
const AKHIR = {
  judulTugasAkhir: 'Sistem Rekomendasi Mata Kuliah Pilihan dengan Collaborative Filtering',
  tanggalLulus: '2026-08-20',
}

/** Returns the printed transcript: final for graduates. */
export const transkripCetakOf = (mahasiswa: Mahasiswa, nowMs: number): TranskripCetakWire => {
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
