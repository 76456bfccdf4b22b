import type { RiwayatKuliahWire } from '#generated/models/dashboard/riwayatKuliahWire.zod.ts'
import { hasTerkunci } from './kuesioner.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { averageText, countSks, makulTempuh, makulUntil } from './rules.ts'
import { periodeOf } from './tagihan-builder.ts'

/** Returns credits and averages of each semester, oldest first; the running one has no averages yet. */
export const riwayatKuliahOf = (mahasiswa: Mahasiswa): RiwayatKuliahWire[] => {
  const { riwayat, kelas, angkatan, semesterBerjalan, status } = mahasiswa
  const rows = riwayat.map((row): RiwayatKuliahWire => {
    const { tahun, semester, semesterKe, makul } = row
    const until = makulUntil(mahasiswa, row)
    return {
      tahunSemester: `${tahun}${semester}`,
      ips: hasTerkunci(mahasiswa, row) ? null : averageText(makul),
      ipk: averageText(until),
      sks: countSks(makul),
      sksTotal: countSks(until),
      semesterKe,
      status: 'Aktif',
    }
  })
  if (kelas.length === 0) return rows
  const { tahun, semester } = periodeOf(angkatan, semesterBerjalan)
  const sks = countSks(kelas)
  const sksTotal = countSks(makulTempuh(mahasiswa)) + sks
  return [
    ...rows,
    { tahunSemester: `${tahun}${semester}`, ips: null, ipk: null, sks, sksTotal, semesterKe: semesterBerjalan, status },
  ]
}
