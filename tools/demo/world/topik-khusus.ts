import type { Makul } from './mahasiswa-types.ts'

const BIDANG = [
  ['Rekayasa Perangkat Lunak', 'Software Engineering'],
  ['Jaringan dan Keamanan', 'Networks and Security'],
  ['Sistem Cerdas', 'Intelligent Systems'],
  ['Grafika dan Visualisasi', 'Graphics and Visualisation'],
  ['Tata Kelola Data', 'Data Governance'],
] as const

const topik = (nomor: number): Makul => {
  const [nama, inggris] = BIDANG[nomor % BIDANG.length] ?? BIDANG[0]
  const urut = String(nomor).padStart(3, '0')
  return {
    idMakul: `7${urut}`,
    kodeMakul: `IF7${urut}`,
    namaMakul: `Topik Khusus ${nama} ${nomor}`,
    namaMakulInggris: `Special Topics in ${inggris} ${nomor}`,
    sks: (nomor % 3) + 1,
  }
}

/** Builds `count` distinct makul, for students with a very long history or offer. @param from first number */
export const topikKhusus = (from: number, count: number): Makul[] =>
  Array.from({ length: count }, (_, index) => topik(from + index))
