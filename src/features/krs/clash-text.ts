import type { TFunction } from 'i18next'
import { formatTanggal, parseTanggal } from '#shared/format/tanggal.ts'
import { type Clash, clashMinutes, type UjianClash } from './clash.ts'
import { hariText, spanText } from './pertemuan.ts'

/** A clash from the second pick's side: with what, when, and for how long. */
export const clashText = (clash: Clash, t: TFunction<'krs'>, language: string): string => {
  const { makul, kelas } = clash.first
  const waktu = `${hariText({ hari: clash.hari, namaHari: '' }, language)} ${spanText(clash, language)}`
  return t('clash.with', { makul: makul.namaMakul, kelas: kelas.nama, waktu, menit: clashMinutes(clash) })
}

/** The same of exams. */
export const ujianClashText = (clash: UjianClash, t: TFunction<'krs'>, language: string): string => {
  const date = parseTanggal(clash.tanggal)
  const hari = date ? formatTanggal(date, language) : clash.tanggal
  return t('clash.exam', {
    jenis: clash.jenis,
    makul: clash.first.makul.namaMakul,
    waktu: `${hari} ${spanText(clash, language)}`,
    menit: clashMinutes(clash),
  })
}
