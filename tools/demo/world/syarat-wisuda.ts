import type { SyaratStudiAkhirWire } from '#generated/models/syaratStudiAkhirWire.zod.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { tagihanTerbuka } from './keuangan.ts'
import type { Mahasiswa, TagihanDunia } from './mahasiswa-types.ts'
import { averageText, countSks, isLulus, makulTempuh } from './rules.ts'
import { skpiAnswer } from './skpi.ts'
import { isTugasAkhirSelesai } from './tugas-akhir-status.ts'
import { toTanggal } from './waktu.ts'

const IPK = 2.75
const TUGAS_AKHIR = 'IF2801'

const isTugasAkhirLulus = (mahasiswa: Mahasiswa, now: number): boolean =>
  isTugasAkhirSelesai(mahasiswa, now) ||
  makulTempuh(mahasiswa).some(({ kodeMakul, nilaiHuruf }) => kodeMakul === TUGAS_AKHIR && isLulus(nilaiHuruf))

/** Returns whether a bill blocks graduation: it is due and not the graduation fee. */
export const isMengunciWisuda = (
  { semesterBerjalan }: Mahasiswa,
  { idKomponenKeuangan, jatuhTempo, tingkatSemester }: TagihanDunia,
  now: number,
): boolean =>
  idKomponenKeuangan !== 'WSD' &&
  (tingkatSemester < semesterBerjalan || (jatuhTempo !== null && jatuhTempo < toTanggal(now)))

/** Returns the open amount of bills that block graduation. */
export const tagihanMengunciWisuda = (mahasiswa: Mahasiswa, now: number): number =>
  tagihanTerbuka(mahasiswa.keuangan)
    .filter((tagihan) => isMengunciWisuda(mahasiswa, tagihan, now))
    .reduce((total, item) => total + item.tunggakan, 0)

/**
 * Returns the requirements of graduation and whether the student meets them, from the student's own credits, grades,
 * bills and points.
 */
export const syaratWisudaOf = (mahasiswa: Mahasiswa, now: number): SyaratStudiAkhirWire[] => {
  const lulus = makulTempuh(mahasiswa).filter(({ nilaiHuruf }) => isLulus(nilaiHuruf))
  const sks = countSks(lulus)
  const ipk = Number(averageText(makulTempuh(mahasiswa)))
  const tunggakan = tagihanMengunciWisuda(mahasiswa, now)
  const { totalPoin, minimalPoin } = skpiAnswer(mahasiswa, now)
  const isPassed = isTugasAkhirLulus(mahasiswa, now)
  const { sksKelulusan } = mahasiswa.prodi
  return [
    {
      kode: 'sks',
      nama: 'SKS lulus',
      nilaiMinimal: String(sksKelulusan),
      nilai: String(sks),
      terpenuhi: sks >= sksKelulusan,
      wajib: true,
    },
    {
      kode: 'ipk',
      nama: 'IPK',
      nilaiMinimal: IPK.toFixed(2),
      nilai: ipk.toFixed(2),
      terpenuhi: ipk >= IPK,
      wajib: true,
    },
    {
      kode: 'tugas-akhir',
      nama: 'Tugas akhir lulus',
      nilaiMinimal: null,
      nilai: isPassed ? 'Lulus' : 'Belum',
      terpenuhi: isPassed,
      wajib: true,
    },
    {
      kode: 'tunggakan',
      nama: 'Bebas tunggakan',
      nilaiMinimal: formatRupiah(0),
      nilai: formatRupiah(tunggakan),
      terpenuhi: tunggakan === 0,
      wajib: true,
    },
    {
      kode: 'skpi',
      nama: 'Poin SKPI',
      nilaiMinimal: String(minimalPoin ?? 0),
      nilai: String(totalPoin ?? 0),
      terpenuhi: (totalPoin ?? 0) >= (minimalPoin ?? 0),
      wajib: true,
    },
  ]
}

const WORDS: Readonly<Record<string, (of: SyaratStudiAkhirWire) => string>> = {
  'tugas-akhir': () => 'Tugas akhir belum lulus.',
  tunggakan: ({ nilai }) => `Masih ada tagihan ${nilai ?? ''}.`,
}

/** Returns the first unmet requirement as text: 'SKS lulus 84 dari 144.'; null when all are met. */
export const unmetText = (syarat: readonly SyaratStudiAkhirWire[]): string | null => {
  const unmet = syarat.find(({ terpenuhi, wajib }) => terpenuhi !== true && wajib !== false)
  if (!unmet) return null
  const { kode, nama, nilai, nilaiMinimal } = unmet
  return WORDS[kode ?? '']?.(unmet) ?? `${nama ?? ''} ${nilai ?? ''} dari ${nilaiMinimal ?? ''}.`
}
