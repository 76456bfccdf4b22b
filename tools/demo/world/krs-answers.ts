import type { KrsKelasWire } from '#generated/models/krs/krsKelasWire.zod.ts'
import type { KrsKurikulumWire } from '#generated/models/krs/krsKurikulumWire.zod.ts'
import type { KrsMakulWire } from '#generated/models/krs/krsMakulWire.zod.ts'
import type { KrsPembatasWaktuWire } from '#generated/models/krs/krsPembatasWaktuWire.zod.ts'
import type { KrsPilihanWire } from '#generated/models/krs/krsPilihanWire.zod.ts'
import { HARI } from './jadwal.ts'
import { type KelasTawaran, kelasBerjalanOf } from './kelas-tawaran.ts'
import type { JenisKrs, Kelas, Mahasiswa, Makul, PilihanDunia } from './mahasiswa-types.ts'
import { alasanKunci, kunciRegistrasi, persetujuanOf, pilihanOf } from './registrasi.ts'
import { isKrsTutup, JAM_BUKA, JAM_TUTUP, jendelaKrs } from './rules.ts'
import {
  alasanTidakEligible,
  type MakulTawaran,
  maksimalSksOf,
  nilaiSebelumnya,
  periodeKrs,
  tawaranOf,
} from './tawaran.ts'
import { fromTanggal, toIso } from './waktu.ts'

const jadwalOf = ({ hari, jamMulai, jamSelesai, ruang, slotLain = [] }: KelasTawaran) =>
  [{ hari, jamMulai, jamSelesai, ruang }, ...slotLain].map((slot) => ({
    ...slot,
    hari: { kode: slot.hari, nama: HARI[slot.hari] ?? null },
  }))

/** Returns a class. Its taken seats include the student's own. */
const kelasAnswer = (kelas: KelasTawaran, own: ReadonlySet<string>): KrsKelasWire => ({
  idKelas: kelas.idKelas,
  nama: kelas.kelas,
  dosen: [kelas.dosen],
  jadwal: jadwalOf(kelas),
  ujian: kelas.uas && [
    { jenis: 'UAS', tanggalUjian: kelas.uas.tanggal, jamMulai: kelas.uas.jamMulai, jamSelesai: kelas.uas.jamSelesai },
  ],
  kuota: kelas.kuota,
  terisi: kelas.terisi + (own.has(kelas.idKelas) ? 1 : 0),
})

/** Returns the curriculum list of one registration. */
export const kurikulumAnswer = (mahasiswa: Mahasiswa, jenis: JenisKrs): KrsKurikulumWire => {
  const own = new Set(pilihanOf(mahasiswa, jenis).makul.map(({ idKelas }) => idKelas))
  const taken = new Set(jenis === 'pkrs' ? mahasiswa.kelas.map(({ idMakul }) => idMakul) : [])
  const toMakul = (row: MakulTawaran): KrsMakulWire => {
    const { idMakul, kodeMakul, namaMakul, sks, semesterKe, sifat, prasyarat } = row
    const alasan = taken.has(idMakul) ? null : alasanTidakEligible(mahasiswa, row)
    return {
      idMakul,
      kodeMakul,
      namaMakul,
      sks,
      semesterKe,
      sifat,
      eligible: alasan === null ? 'Ya' : 'Tidak',
      alasanTidakEligible: alasan,
      prasyarat,
      nilaiSebelumnya: nilaiSebelumnya(mahasiswa, idMakul),
      kelas: row.kelas.map((kelas) => kelasAnswer(kelas, own)),
    }
  }
  const { makul, makulCadangan, ...periode } = tawaranOf(mahasiswa, jenis)
  return {
    ...periode,
    makul: makul.map(toMakul),
    makulCadangan: makulCadangan.map(toMakul),
    maksimalSks: maksimalSksOf(mahasiswa),
  }
}

const pilihanAnswer = (makul: Makul, kelas: KelasTawaran, isDisetujui: boolean, isUlang: boolean): KrsPilihanWire => ({
  idMakul: makul.idMakul,
  kodeMakul: makul.kodeMakul,
  namaMakul: makul.namaMakul,
  sks: makul.sks,
  idKelas: kelas.idKelas,
  kelas: kelas.kelas,
  dosen: [kelas.dosen],
  jadwal: jadwalOf(kelas),
  status: isDisetujui ? 'Disetujui' : 'Belum disetujui',
  ...(isUlang && { isUlang }),
})

/** Returns the picks of one registration with all details. */
export const pilihanAnswers = (
  mahasiswa: Mahasiswa,
  jenis: JenisKrs,
  picks: readonly PilihanDunia[],
  isDisetujui: boolean,
): KrsPilihanWire[] => {
  const { makul, makulCadangan } = tawaranOf(mahasiswa, jenis)
  const offer = new Map([...makul, ...makulCadangan].map((row) => [row.idMakul, row]))
  return picks.flatMap(({ idMakul, idKelas }) => {
    const row = offer.get(idMakul)
    const kelas = row?.kelas.find((one) => one.idKelas === idKelas)
    const isUlang = jenis !== 'pkrs' && nilaiSebelumnya(mahasiswa, idMakul) !== null
    return row && kelas ? [pilihanAnswer(row, kelas, isDisetujui, isUlang)] : []
  })
}

/** Returns the running classes in the format of a registration. */
export const kelasAnswers = (kelas: readonly Kelas[]): KrsPilihanWire[] =>
  kelas.flatMap((row) => {
    const own = kelasBerjalanOf(row)[0]
    return own ? [pilihanAnswer(row, own, true, false)] : []
  })

/** Returns picks, locks and limits of one registration for editing. */
export const editAnswer = (mahasiswa: Mahasiswa, jenis: JenisKrs, nowMs: number) => {
  const { makul, makulCadangan } = pilihanOf(mahasiswa, jenis)
  const isDisetujui = persetujuanOf(mahasiswa, jenis, nowMs) !== null
  return {
    ...periodeKrs(mahasiswa, jenis),
    ...kunciRegistrasi(mahasiswa, jenis, nowMs),
    makul: jenis === 'pkrs' ? kelasAnswers(mahasiswa.kelas) : pilihanAnswers(mahasiswa, jenis, makul, isDisetujui),
    makulCadangan: pilihanAnswers(mahasiswa, jenis, makulCadangan, false),
    maksimalSks: maksimalSksOf(mahasiswa),
    alasanDikunci: alasanKunci(mahasiswa, jenis, nowMs),
    catatanDosen: null,
  }
}

/** Returns the window of one registration with its locks. */
export const pembatasWaktuAnswer = (mahasiswa: Mahasiswa, jenis: JenisKrs, nowMs: number): KrsPembatasWaktuWire => {
  const { tanggalMulai, tanggalSelesai } = jendelaKrs(jenis)
  return {
    ...periodeKrs(mahasiswa, jenis),
    ...kunciRegistrasi(mahasiswa, jenis, nowMs),
    tanggalMulai: toIso(fromTanggal(tanggalMulai, JAM_BUKA)),
    tanggalSelesai: toIso(fromTanggal(tanggalSelesai, JAM_TUTUP)),
    isBuka: !isKrsTutup(jenis, nowMs),
    keterangan: alasanKunci(mahasiswa, jenis, nowMs),
  }
}
