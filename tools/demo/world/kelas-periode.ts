import { DOSEN, kelasOf, layOutKelas, PENGAJAR } from './kelas-builder.ts'
import type { Kelas, Mahasiswa, Makul, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import { addHari, fromTanggal } from './waktu.ts'

/** Returns whether two periods are the same. */
export const isPeriode = (a: Periode, b: Periode): boolean => a.tahun === b.tahun && a.semester === b.semester

/**
 * Earliest start by semester: a semester begins on the first Monday from this day on. The odd one begins in the year
 * before its closing year.
 */
const FROM: Readonly<Record<number, string>> = { 1: '08-30', 2: '02-14', 3: '01-18', 4: '07-05' }
const THURSDAY = 4
const WEEK = 7
/** A short semester: number of meetings, two a week; its exams are in the fourth and the eighth week. */
const PENDEK = { pertemuan: 14, hariKeUts: 21, hariKeUas: 28 }
/** The maximum number of meetings in a semester, for the persona with the most data. */
const MANY = { persona: 'padat', pertemuan: 16 }
const JAM = [
  ['08.00', '10.30'],
  ['10.30', '13.00'],
  ['13.30', '16.00'],
  ['16.00', '18.30'],
] as const

/** Returns the first Monday of a period. */
export const seninOf = ({ tahun, semester }: Periode): string => {
  const from = `${semester === 1 ? tahun - 1 : tahun}-${FROM[semester] ?? FROM[2]}`
  const days = Math.round(fromTanggal(from) / 86_400_000) + THURSDAY // 1 January 1970 was a Thursday
  return addHari(from, (WEEK + 1 - (days % WEEK)) % WEEK)
}

/** Builds a class of a short semester: on Monday and Wednesday, or on Tuesday and Thursday. */
const kelasPendek = (makul: Makul, index: number, senin: string): Kelas => {
  const hari = (index % 2) + 1
  const jam = JAM[Math.floor(index / 2) % JAM.length] ?? JAM[0]
  const [jamMulai, jamSelesai] = jam
  const ruang = `R. ${301 + index}`
  return kelasOf(makul, {
    idKelas: `${makul.idMakul}1`,
    kelas: 'A',
    hari,
    jam,
    ruang,
    gedung: 'Gedung B',
    dosen: PENGAJAR[index % PENGAJAR.length] ?? DOSEN.bagas,
    senin,
    slotLain: [{ hari: hari + 2, jamMulai, jamSelesai, ruang }],
    jumlahPertemuan: PENDEK.pertemuan,
    uts: { kursi: 3 + index, hariKe: PENDEK.hariKeUts },
    hariKeUas: PENDEK.hariKeUas,
  })
}

/** Returns the classes of a period: the running ones, or those of an earlier period, built from its graded makul. */
export const kelasOfPeriode = ({ persona, kelas, riwayat }: Mahasiswa, periode: Periode): Kelas[] => {
  if (isPeriode(periode, PERIODE_BERJALAN)) return kelas
  const makul = riwayat.filter((row) => isPeriode(row, periode)).flatMap((row) => row.makul)
  const own = makul.map(({ nilaiHuruf: _, nilaiAngka: __, ...row }): Makul => row)
  if (own.length === 0) return []
  const senin = seninOf(periode)
  if (periode.semester > 2) return own.map((row, index) => kelasPendek(row, index, senin))
  return layOutKelas(own, { senin, ...(persona === MANY.persona && { pertemuan: MANY.pertemuan }) })
}
