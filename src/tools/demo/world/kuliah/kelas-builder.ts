import type { Orang } from '#generated/models/orang.zod.ts'
import type { Kelas, Makul } from '../mahasiswa-types.ts'
import { addHari } from '../waktu.ts'

const dosen = (id: string, nama: string): Orang => ({ id, nama })
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
const UTS_SENIN = '2026-10-26'

/** Adds minutes to a clock time written HH.MM. */
export const plusMenit = (jam: string, menit: number): string => {
  const [hour = 0, minute = 0] = jam.split('.').map(Number)
  const total = hour * 60 + minute + menit
  return `${String(Math.floor(total / 60)).padStart(2, '0')}.${String(total % 60).padStart(2, '0')}`
}

export interface IsianKelas {
  idKelas: string
  kelas: string
  /** 1 Senin to 5 Jumat. */
  hari: number
  jam: readonly [mulai: string, selesai: string]
  ruang: string
  gedung: string | null
  dosen: Orang
  uts?: { pekan?: number; menit?: number; kursi?: number; sifat?: string }
  tanda?: Record<number, string>
  keterangan?: Record<number, string>
  materi?: string[]
  jamDatang?: string[]
}

/** A class of the running semester; first meeting and UTS follow from its weekday. */
export const kelasOf = (makul: Makul, isian: IsianKelas): Kelas => {
  const { jam, uts = {}, tanda = {}, keterangan = {}, materi = [], jamDatang = [], ...rest } = isian
  const { pekan = 0, menit = 120, kursi = 12, sifat = 'Tutup buku' } = uts
  const [jamMulai, jamSelesai] = jam
  return {
    ...makul,
    ...rest,
    jamMulai,
    jamSelesai,
    pertemuanPertama: addHari(SENIN_PERTAMA, rest.hari - 1),
    tanda,
    keterangan,
    materi,
    jamDatang,
    uts: {
      tanggal: addHari(UTS_SENIN, rest.hari - 1 + pekan * 7),
      jamMulai,
      jamSelesai: plusMenit(jamMulai, menit),
      ruang: rest.ruang,
      nomorKursi: String(kursi),
      sifat,
    },
  }
}

const SLOT = [
  ['08.00', '10.30'],
  ['10.30', '13.00'],
  ['13.30', '16.00'],
  ['16.00', '18.30'],
] as const
const PENGAJAR = Object.values(DOSEN)

/** Classes for any makul, laid out over the week without overlaps (20 slots). */
export const layOutKelas = (makul: readonly Makul[]): Kelas[] =>
  makul.map((baris, index) => {
    const hari = (index % 5) + 1
    return kelasOf(baris, {
      idKelas: `${baris.idMakul}1`,
      kelas: 'A',
      hari,
      jam: SLOT[Math.floor(index / 5) % SLOT.length] ?? SLOT[0],
      ruang: `R. ${201 + index}`,
      gedung: 'Gedung B',
      dosen: PENGAJAR[index % PENGAJAR.length] ?? DOSEN.bagas,
      uts: { pekan: index % 2, kursi: 5 + index },
    })
  })
