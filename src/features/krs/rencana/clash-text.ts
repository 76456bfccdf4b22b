import type { TFunction } from 'i18next'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { dayName } from '#shared/format/kalender.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { type Clash, clashMinutes, otherOf, type UjianClash } from './clash.ts'

type T = TFunction<'krs'>

const dayOf = (clash: Clash | UjianClash, language: string): string => {
  if ('hari' in clash) return dayName(clash.hari, language)
  const date = parseTanggal(clash.tanggal)
  return date ? formatTanggal(date, language) : clash.tanggal
}

const waktuOf = (clash: Clash | UjianClash, language: string): string =>
  `${dayOf(clash, language)} ${spanText(clash, language)}`

/** A clash of meetings or of exams from one side: with what, when, and for how long. */
export const clashText = (clash: Clash | UjianClash, ofMakul: string, t: T, language: string): string => {
  const { makul, kelas } = otherOf(clash, ofMakul)
  const said = { makul: makul.namaMakul, waktu: waktuOf(clash, language), count: clashMinutes(clash) }
  return 'hari' in clash
    ? t('clash.with', { ...said, kelas: kelas.nama })
    : t('clash.exam', { ...said, jenis: clash.jenis })
}

/** The same by both its sides. */
export const pairText = (clash: Clash | UjianClash, t: T, language: string): string => {
  const { first, second } = clash
  const said = { makul: first.makul.namaMakul, lain: second.makul.namaMakul, waktu: waktuOf(clash, language) }
  return 'hari' in clash
    ? t('clash.pair', { ...said, kelas: first.kelas.nama, kelasLain: second.kelas.nama })
    : t('clash.examPair', { ...said, jenis: clash.jenis })
}
