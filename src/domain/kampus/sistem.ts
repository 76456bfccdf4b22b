import { isRecord } from '#shared/is-record.ts'
import { plainText } from '#shared/plain-text.ts'

/** Title, name and contact of the campus as shown in header, footer and tab (section 3: system info, data[0]). */
export interface KampusFacts {
  judul: string
  nama: string
  telepon: string
  email: string
  jamLayanan: string
  /** Colour of the campus, #rrggbb (assumed field); empty: the portal's own. */
  warna: string
}

/** Shown while nothing is known of the campus. */
export const UNKNOWN_KAMPUS: KampusFacts = {
  judul: 'Portal Mahasiswa',
  nama: '',
  telepon: '',
  email: '',
  jamLayanan: '',
  warna: '',
}

/**
 * Reads the first entry of the system info; what is missing or malformed is empty, the title has a fallback.
 * @param answer answer of getSistem
 */
export const toKampusFacts = (answer: unknown): KampusFacts => {
  const rows = isRecord(answer) && Array.isArray(answer['data']) ? (answer['data'] as unknown[]) : []
  const first = isRecord(rows[0]) ? rows[0] : {}
  return {
    judul: plainText(first['judul']) || UNKNOWN_KAMPUS.judul,
    nama: plainText(first['nama']),
    telepon: plainText(first['telepon']),
    email: plainText(first['email']),
    jamLayanan: plainText(first['jamLayanan']),
    warna: plainText(first['warna']),
  }
}

/** Digits and plus of a phone number, for a tel: link. */
export const telephoneHref = (telepon: string): string => `tel:${telepon.replace(/[^\d+]/g, '')}`
