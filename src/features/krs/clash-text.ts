import type { TFunction } from 'i18next'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { type Clash, clashMinutes, otherOf, type UjianClash } from './clash.ts'
import { hariText, spanText } from './pertemuan.ts'

type T = TFunction<'krs'>

const waktuOf = (clash: Clash, language: string): string =>
  `${hariText({ hari: clash.hari, namaHari: '' }, language)} ${spanText(clash, language)}`

const ujianWaktuOf = (clash: UjianClash, language: string): string => {
  const date = parseTanggal(clash.tanggal)
  return `${date ? formatTanggal(date, language) : clash.tanggal} ${spanText(clash, language)}`
}

const namesOf = ({ first, second }: Clash | UjianClash) => ({
  makul: first.makul.namaMakul,
  kelas: first.kelas.nama,
  lain: second.makul.namaMakul,
  kelasLain: second.kelas.nama,
})

/** A clash from one side: with what, when, and for how long. */
export const clashText = (clash: Clash, ofMakul: string, t: T, language: string): string => {
  const { makul, kelas } = otherOf(clash, ofMakul)
  const waktu = waktuOf(clash, language)
  return t('clash.with', { makul: makul.namaMakul, kelas: kelas.nama, waktu, count: clashMinutes(clash) })
}

/** The same of exams. */
export const ujianClashText = (clash: UjianClash, ofMakul: string, t: T, language: string): string => {
  const { makul } = otherOf(clash, ofMakul)
  const waktu = ujianWaktuOf(clash, language)
  return t('clash.exam', { jenis: clash.jenis, makul: makul.namaMakul, waktu, count: clashMinutes(clash) })
}

/** A clash by both its sides. */
export const pairText = (clash: Clash, t: T, language: string): string =>
  t('clash.pair', { ...namesOf(clash), waktu: waktuOf(clash, language) })

/** The same of exams. */
export const ujianPairText = (clash: UjianClash, t: T, language: string): string =>
  t('clash.examPair', { ...namesOf(clash), jenis: clash.jenis, waktu: ujianWaktuOf(clash, language) })
