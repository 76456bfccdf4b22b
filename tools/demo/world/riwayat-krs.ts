import type { KrsPilihanWire } from '#generated/models/krs/krsPilihanWire.zod.ts'
import type { KrsRiwayatWire } from '#generated/models/krs/krsRiwayatWire.zod.ts'
import { toList } from '../page.ts'
import { DOSEN } from './kelas-builder.ts'
import { kelasAnswers, pilihanAnswers } from './krs-answers.ts'
import type { JenisKrs, Mahasiswa, MakulTempuh, Periode } from './mahasiswa-types.ts'
import { disetujuiPada, persetujuanOf } from './registrasi.ts'
import { countSks, semesterOf } from './rules.ts'
import { maksimalSksOf, periodeKrs } from './tawaran.ts'

const isSame = (a: Periode, b: Periode): boolean => a.tahun === b.tahun && a.semester === b.semester

/** Returns a finished makul as a registration row. Room and lecturer of old classes are not stored. */
const tempuhAnswer = ({ idMakul, kodeMakul, namaMakul, sks }: MakulTempuh): KrsPilihanWire => ({
  idMakul,
  kodeMakul,
  namaMakul,
  sks,
  idKelas: `${idMakul}1`,
  kelas: 'A',
  dosen: null,
  jadwal: null,
  status: 'Disetujui',
})

const riwayatAnswer = (
  mahasiswa: Mahasiswa,
  periode: Periode,
  data: KrsPilihanWire[],
  disetujui: string | null,
): KrsRiwayatWire => ({
  ...toList(data),
  ...periode,
  totalSks: countSks(data.map(({ sks }) => ({ sks: sks ?? 0 }))),
  maksimalSks: maksimalSksOf(mahasiswa),
  dosenPa: DOSEN.hendra,
  ketuaProdi: DOSEN.sri,
  tanggalPersetujuan: disetujui,
})

const perubahanAnswers = ({ perubahanPkrs }: Mahasiswa): KrsPilihanWire[] =>
  perubahanPkrs.flatMap(({ kelas, perubahan, kelasSebelumnya }) =>
    kelasAnswers([kelas]).map((row) => ({ ...row, perubahan, kelasSebelumnya })),
  )

/** Returns the saved registration of the next period. */
const berikutAnswer = (mahasiswa: Mahasiswa, jenis: JenisKrs, periode: Periode, nowMs: number): KrsRiwayatWire => {
  const saved = mahasiswa.registrasi[jenis]
  const disetujui = disetujuiPada(saved, nowMs)
  const data = pilihanAnswers(mahasiswa, jenis, saved?.makul ?? [], disetujui !== null)
  return riwayatAnswer(mahasiswa, periode, data, disetujui)
}

/** Returns the registration of a student in a period: KRSS and KRS as saved, PKRS only with its changes. */
export const riwayatKrsOf = (
  mahasiswa: Mahasiswa,
  jenis: JenisKrs,
  periode: Periode,
  nowMs: number,
): KrsRiwayatWire => {
  const berjalan = periodeKrs(mahasiswa, 'pkrs')
  if (jenis === 'pkrs') {
    const data = isSame(periode, berjalan) ? perubahanAnswers(mahasiswa) : []
    const at = mahasiswa.registrasi.pkrs ? persetujuanOf(mahasiswa, 'pkrs', nowMs) : '2026-09-11T09:40:00+07:00'
    return riwayatAnswer(mahasiswa, periode, data, data.length > 0 ? at : null)
  }
  if (isSame(periode, periodeKrs(mahasiswa, jenis))) return berikutAnswer(mahasiswa, jenis, periode, nowMs)
  if (isSame(periode, berjalan)) {
    return riwayatAnswer(mahasiswa, periode, kelasAnswers(mahasiswa.kelas), '2026-08-28T10:12:00+07:00')
  }
  const data = (semesterOf(mahasiswa, periode)?.makul ?? []).map(tempuhAnswer)
  return riwayatAnswer(mahasiswa, periode, data, null)
}
