import type { OrangWire } from '#generated/models/orangWire.zod.ts'
import type { Kelas, KelasLain, Makul, UjianKelas } from './mahasiswa-types.ts'
import { addHari, plusMenit } from './waktu.ts'

const dosen = (id: string, nama: string): OrangWire => ({ id, nama })
export const DOSEN = {
  hendra: dosen('0603067502', 'Dr. Hendra Wijaya, M.Kom.'),
  sri: dosen('0614077803', 'Dr. Sri Handayani, M.T.'),
  bagas: dosen('0621088804', 'Bagas Nugroho, M.T.'),
  yusuf: dosen('0617018906', 'Yusuf Maulana, M.T.'),
  ratna: dosen('0612057901', 'Dr. Ratna Wulandari, M.Kom.'),
  dewi: dosen('0625037707', 'Dewi Anggraini, M.M.'),
  maya: dosen('0609099005', 'Maya Lestari, M.Ds.'),
} as const

const SENIN_PERTAMA = '2026-08-31'
/** Days from the first Monday of a semester to the first day of the UTS. */
const DAYS_TO_UTS = 56

export interface IsianKelas extends KelasLain {
  idKelas: string
  kelas: string
  /** 1 Senin to 5 Jumat. */
  hari: number
  jam: readonly [mulai: string, selesai: string]
  ruang: string
  gedung: string | null
  dosen: OrangWire
  uts?: { pekan?: number; menit?: number; kursi?: number; sifat?: string; ruang?: string; hariKe?: number }
  tanda?: Record<number, string>
  keterangan?: Record<number, string>
  materi?: string[]
  jamDatang?: string[]
  /** First Monday of the semester; defaults to the running one. */
  senin?: string
}

const utsOf = ({ jam: [jamMulai], hari, ruang, uts = {}, senin = SENIN_PERTAMA }: IsianKelas): UjianKelas => {
  const { pekan = 0, menit = 120, kursi = 12, sifat = 'Tutup buku', hariKe = DAYS_TO_UTS } = uts
  return {
    tanggal: addHari(senin, hariKe + hari - 1 + pekan * 7),
    jamMulai,
    jamSelesai: plusMenit(jamMulai, menit),
    ruang: uts.ruang ?? ruang,
    nomorKursi: String(kursi),
    sifat,
  }
}

/** Builds a class of a semester. First meeting and UTS are derived from its weekday. */
export const kelasOf = (makul: Makul, isian: IsianKelas): Kelas => {
  const {
    jam,
    uts: _,
    senin = SENIN_PERTAMA,
    tanda = {},
    keterangan = {},
    materi = [],
    jamDatang = [],
    ...rest
  } = isian
  const [jamMulai, jamSelesai] = jam
  return {
    ...makul,
    ...rest,
    jamMulai,
    jamSelesai,
    pertemuanPertama: addHari(senin, rest.hari - 1),
    tanda,
    keterangan,
    materi,
    jamDatang,
    uts: utsOf(isian),
  }
}

const SLOT = [
  ['08.00', '10.30'],
  ['10.30', '13.00'],
  ['13.30', '16.00'],
  ['16.00', '18.30'],
] as const
export const PENGAJAR = Object.values(DOSEN)
/** Second weekly time of a class that meets twice. The layout puts no other class there. */
const SLOT_LAIN = { hari: 5, jamMulai: '16.00', jamSelesai: '18.30' }
/** Number of meetings of a class with one time a week. */
const PERTEMUAN = 14

/** Returns the special values of single classes, by their index in the layout. All others have the defaults. */
const particularOf = (ruang: string, { kodeMakul }: Makul, pertemuan: number): readonly Partial<IsianKelas>[] => [
  { slotLain: [{ ...SLOT_LAIN, ruang }], jumlahPertemuan: 2 * pertemuan, tanda: { 6: 'I' } },
  { bahasaPengantar: 'ENG', tanda: { 2: 'S' } },
  { ruang: '', gedung: null, urlDaring: `https://rapat.arunika.example/${kodeMakul.toLowerCase()}` },
  { jedaTandaJam: 72, tanda: { 5: 'A' } },
  { tanda: { 2: 'A', 4: 'A', 6: 'I' } },
  { tandaUjian: { UTS: 'I' }, tanda: { 3: 'S', 4: 'S' } },
  { tandaUjian: { UTS: 'A' }, tanda: { 7: 'A' } },
]

interface Layout {
  /** First Monday of the semester; defaults to the running one. */
  senin?: string
  /** Number of meetings of a class with one time a week. */
  pertemuan?: number
}

/** Builds classes for any makul, laid out over the week without overlaps (up to 18 classes). */
export const layOutKelas = (makul: readonly Makul[], { senin, pertemuan = PERTEMUAN }: Layout = {}): Kelas[] =>
  makul.map((baris, index) => {
    const hari = (index % 5) + 1
    const ruang = `R. ${201 + index}`
    return kelasOf(baris, {
      idKelas: `${baris.idMakul}1`,
      kelas: 'A',
      hari,
      jam: SLOT[Math.floor(index / 5) % SLOT.length] ?? SLOT[0],
      ruang,
      gedung: 'Gedung B',
      dosen: PENGAJAR[index % PENGAJAR.length] ?? DOSEN.bagas,
      uts: { pekan: index % 2, kursi: 5 + index, ruang },
      jumlahPertemuan: pertemuan,
      ...(senin !== undefined && { senin }),
      ...particularOf(ruang, baris, pertemuan)[index],
    })
  })
