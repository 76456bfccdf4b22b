import { type KelasTawaran, kelasBerjalanOf, kelasTawaranOf } from './kelas-tawaran.ts'
import { makulPilihan, makulSemester, prasyaratOf } from './kurikulum.ts'
import type { JenisKrs, Mahasiswa, Makul, Periode } from './mahasiswa-types.ts'
import { averageOf, bobotOf, isLulus, makulTempuh } from './rules.ts'
import { periodeOf } from './tagihan-builder.ts'
import { topikKhusus } from './topik-khusus.ts'

/** A makul offered in a registration. */
export interface MakulTawaran extends Makul {
  semesterKe: number
  sifat: 'Wajib' | 'Pilihan'
  prasyarat: string[]
  kelas: KelasTawaran[]
}

export interface Tawaran extends Periode {
  makul: MakulTawaran[]
  makulCadangan: MakulTawaran[]
}

/** Maximum weight of a grade that can be improved by repeating the makul. */
const BOBOT_ULANG = 2
const TOPIK_PADAT = { from: 301, count: 200 }
const LAST_SEMESTER = 8
/** Number of electives in the first list; the others are reserves. */
const PILIHAN_UTAMA = 2

const tawarkan = (makul: Makul, semesterKe: number, sifat: MakulTawaran['sifat'] = 'Wajib'): MakulTawaran => ({
  ...makul,
  semesterKe,
  sifat,
  prasyarat: prasyaratOf(makul.kodeMakul),
  kelas: kelasTawaranOf(makul),
})

/** Returns makul with a poor grade that are offered again in this half of the year. */
const ulangOf = ({ riwayat }: Mahasiswa, { semester }: Periode): MakulTawaran[] =>
  riwayat
    .filter((row) => row.semester === semester)
    .flatMap(({ makul, semesterKe }) =>
      makul.filter(({ nilaiHuruf }) => bobotOf(nilaiHuruf) <= BOBOT_ULANG).map((row) => tawarkan(row, semesterKe)),
    )

/** Returns the period of a registration: PKRS changes the running one, KRSS and KRS are for the next. */
export const periodeKrs = ({ angkatan, semesterBerjalan }: Mahasiswa, jenis: JenisKrs): Periode =>
  periodeOf(angkatan, jenis === 'pkrs' ? semesterBerjalan : semesterBerjalan + 1)

const berjalanOf = (mahasiswa: Mahasiswa): Omit<Tawaran, keyof Periode> => {
  const makul = mahasiswa.kelas.map((kelas): MakulTawaran => {
    const { idMakul, kodeMakul, namaMakul, namaMakulInggris, sks } = kelas
    const own = { idMakul, kodeMakul, namaMakul, namaMakulInggris, sks }
    return { ...tawarkan(own, mahasiswa.semesterBerjalan), kelas: kelasBerjalanOf(kelas) }
  })
  const taken = new Set(makul.map(({ idMakul }) => idMakul))
  const tambahan = makulPilihan().filter(({ idMakul }) => !taken.has(idMakul))
  return { makul: [...makul, ...tambahan.map((row) => tawarkan(row, 6, 'Pilihan'))], makulCadangan: [] }
}

const berikutOf = (mahasiswa: Mahasiswa, periode: Periode): Omit<Tawaran, keyof Periode> => {
  const semesterKe = mahasiswa.semesterBerjalan + 1
  const passed = new Set(makulTempuh(mahasiswa).flatMap((row) => (isLulus(row.nilaiHuruf) ? [row.idMakul] : [])))
  const open = makulPilihan().filter(({ idMakul }) => !passed.has(idMakul))
  const pilihan = open.map((row) => tawarkan(row, 6, 'Pilihan'))
  const wajib = makulSemester(semesterKe).map((row) => tawarkan(row, semesterKe))
  return {
    makul: [...wajib, ...ulangOf(mahasiswa, periode), ...pilihan.slice(0, PILIHAN_UTAMA)],
    makulCadangan: pilihan.slice(PILIHAN_UTAMA),
  }
}

const padatOf = (): Omit<Tawaran, keyof Periode> => {
  const topics = topikKhusus(TOPIK_PADAT.from, TOPIK_PADAT.count)
  return {
    makul: topics.map((row, index) =>
      tawarkan(row, (index % LAST_SEMESTER) + 1, index % 3 === 0 ? 'Pilihan' : 'Wajib'),
    ),
    makulCadangan: [],
  }
}

/** Returns the makul offered to a student in a registration. */
export const tawaranOf = (mahasiswa: Mahasiswa, jenis: JenisKrs): Tawaran => {
  const periode = periodeKrs(mahasiswa, jenis)
  if (mahasiswa.persona === 'kosong') return { ...periode, makul: [], makulCadangan: [] }
  if (jenis === 'pkrs') return { ...periode, ...berjalanOf(mahasiswa) }
  return { ...periode, ...(mahasiswa.persona === 'padat' ? padatOf() : berikutOf(mahasiswa, periode)) }
}

/** Returns the grade of an earlier attempt, or null. */
export const nilaiSebelumnya = (mahasiswa: Mahasiswa, idMakul: string): string | null =>
  makulTempuh(mahasiswa).find((row) => row.idMakul === idMakul)?.nilaiHuruf ?? null

/**
 * Returns the reason why a student may not take a makul, i.e. a prerequisite that is not passed; null when there is
 * none.
 */
export const alasanTidakEligible = (mahasiswa: Mahasiswa, { prasyarat }: MakulTawaran): string | null => {
  const lulus = new Set(
    makulTempuh(mahasiswa)
      .filter(({ nilaiHuruf }) => isLulus(nilaiHuruf))
      .map(({ kodeMakul }) => kodeMakul),
  )
  const kurang = prasyarat.find((kode) => !lulus.has(kode))
  if (kurang === undefined) return null
  const nama = mahasiswa.kelas.find(({ kodeMakul }) => kodeMakul === kurang)?.namaMakul
  return `${nama ? `${kurang} ${nama}` : kurang} belum lulus`
}

/**
 * Returns the SKS limit, by the average of the last semester; null when nothing is offered, so the limit is unknown.
 */
export const maksimalSksOf = (mahasiswa: Mahasiswa): number | null => {
  if (mahasiswa.persona === 'kosong') return null
  const last = mahasiswa.riwayat.at(-1)
  if (!last) return 20
  const ips = averageOf(last.makul)
  if (ips >= 3) return 24
  return ips >= 2.5 ? 21 : 18
}
