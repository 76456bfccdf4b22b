import { parseTanggal } from './parse-tanggal.ts'
import { formatRentang } from './rentang.ts'
import { formatTanggal } from './tanggal.ts'

/** A calendar day of an answer in words of the language: '14 November 2026'; '' where nobody said. */
export const hariText = (tanggal: string | null, language: string): string => {
  const day = parseTanggal(tanggal)
  return day ? formatTanggal(day, language) : ''
}

/** From its first day to its last, as far as they are known: '28 November – 12 Desember 2026'; '' where nobody said. */
export const rentangText = (mulai: string | null, selesai: string | null, language: string): string => {
  const from = parseTanggal(mulai ?? selesai)
  return from ? formatRentang(from, parseTanggal(selesai), language) : ''
}
