import type { OrangWire } from '#generated/models/orangWire.zod.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Kelas, Makul, SlotKelas } from './mahasiswa-types.ts'
import { addHari, plusMenit } from './waktu.ts'

/** A class that can be picked, with its seats and the date of its final exam. */
export interface KelasTawaran {
  idKelas: string
  kelas: string
  hari: number
  jamMulai: string
  jamSelesai: string
  ruang: string
  slotLain?: SlotKelas[]
  dosen: OrangWire
  kuota: number
  /** Seats taken by others. */
  terisi: number
  uas: { tanggal: string; jamMulai: string; jamSelesai: string } | null
}

const MENIT_PER_SKS = 50
const UAS_MENIT = 120
/** Monday of the UAS of the next period. The exam of a class is in the first or the second week. */
const UAS_SENIN = '2027-06-07'
const JAM = ['08.00', '10.30', '13.30', '16.00'] as const
const PENGAJAR = Object.values(DOSEN)

type Row = readonly [
  idKelas: string,
  kelas: string,
  hari: number,
  jam: readonly [string, string],
  ruang: string,
  dosen: OrangWire,
  kuota: number,
  terisi: number,
]

/** Classes named in docs/story.md and in the examples of the contract, and one that is full. */
const CERITA: Record<string, readonly Row[]> = {
  IF2601: [
    ['60101', 'A', 1, ['08.00', '10.30'], 'R. 401', DOSEN.sri, 40, 12],
    ['60102', 'B', 2, ['08.00', '10.30'], 'R. 401', DOSEN.sri, 40, 7],
  ],
  IF2602: [['60201', 'A', 2, ['10.30', '13.00'], 'R. 305', DOSEN.yusuf, 40, 20]],
  IF2603: [
    ['60301', 'A', 3, ['10.30', '13.00'], 'R. 210', DOSEN.maya, 40, 15],
    ['60302', 'B', 2, ['09.30', '12.00'], 'Lab 2', DOSEN.maya, 30, 11],
  ],
  IF2605: [
    ['60501', 'A', 3, ['08.00', '10.30'], 'R. 305', DOSEN.hendra, 40, 40],
    ['60502', 'B', 1, ['09.00', '11.30'], 'R. 210', DOSEN.hendra, 40, 33],
  ],
  IF2606: [['60601', 'A', 4, ['08.00', '09.40'], 'R. 305', DOSEN.hendra, 45, 18]],
  IF2611: [['61101', 'A', 5, ['08.00', '10.30'], 'Lab 2', DOSEN.ratna, 30, 9]],
}

/** Other classes of the running makul, to which PKRS can change. */
const LAIN_CERITA: Record<string, Row> = {
  IF2507: ['50703', 'B1', 2, ['13.00', '15.00'], 'Lab 3', DOSEN.ratna, 25, 25],
  UN2501: ['90101', 'A', 1, ['13.30', '16.00'], 'Aula Barat', DOSEN.dewi, 60, 41],
}

const fromBaris = (baris: Row, nomor: number): KelasTawaran => {
  const [idKelas, kelas, hari, [jamMulai, jamSelesai], ruang, dosen, kuota, terisi] = baris
  const mulai = JAM[(nomor + hari) % JAM.length] ?? JAM[0]
  const tanggal = addHari(UAS_SENIN, hari - 1 + (nomor % 2) * 7)
  const uas = { tanggal, jamMulai: mulai, jamSelesai: plusMenit(mulai, UAS_MENIT) }
  return { idKelas, kelas, hari, jamMulai, jamSelesai, ruang, dosen, kuota, terisi, uas }
}

const rowOf = ({ idMakul, sks }: Makul, index: number): Row => {
  const nomor = Number(idMakul)
  const mulai = JAM[(nomor * 3 + index) % JAM.length] ?? JAM[0]
  const kuota = 25 + (nomor % 4) * 5
  return [
    `${idMakul}${index + 1}`,
    String.fromCharCode('A'.charCodeAt(0) + index),
    ((nomor + 2 * index) % 5) + 1,
    [mulai, plusMenit(mulai, sks * MENIT_PER_SKS)],
    `R. ${200 + (nomor % 90)}`,
    PENGAJAR[(nomor + index) % PENGAJAR.length] ?? DOSEN.bagas,
    kuota,
    (nomor * 7 + index * 13) % kuota,
  ]
}

/** Returns one to three classes of a makul of the next period; always the same for the same makul. */
export const kelasTawaranOf = (makul: Makul): KelasTawaran[] => {
  const nomor = Number(makul.idMakul)
  const rows = CERITA[makul.kodeMakul] ?? Array.from({ length: 1 + (nomor % 3) }, (_, index) => rowOf(makul, index))
  return rows.map((row) => fromBaris(row, nomor))
}

/**
 * Returns a running class as offered in PKRS, and the other class of the same makul. Their exams are in the exam
 * schedule.
 */
export const kelasBerjalanOf = (kelas: Kelas): KelasTawaran[] => {
  const { idKelas, kelas: nama, hari, jamMulai, jamSelesai, ruang, dosen, slotLain = [] } = kelas
  const own: Row = [idKelas, nama, hari, [jamMulai, jamSelesai], ruang, dosen, 40, 31]
  const generated = rowOf(kelas, nama === 'A' ? 1 : 0)
  const other = LAIN_CERITA[kelas.kodeMakul] ?? generated
  const running = (row: Row) => ({ ...fromBaris(row, Number(kelas.idMakul)), uas: null })
  return [{ ...running(own), slotLain }, running(other)]
}
