import { isRecord } from '#shared/is-record.ts'

/** Title, name and contact of the campus as shown in header, footer and tab (section 3: system info, data[0]). */
export interface KampusFacts {
  judul: string
  nama: string
  telepon: string
  email: string
  jamLayanan: string
}

/** Shown while nothing is known of the campus. */
export const UNKNOWN_KAMPUS: KampusFacts = {
  judul: 'Portal Mahasiswa',
  nama: '',
  telepon: '',
  email: '',
  jamLayanan: '',
}

/** Server text is text: tags are dropped, never interpreted. */
const plain = (value: unknown): string => (typeof value === 'string' ? value.replace(/<[^>]*>/g, '').trim() : '')

/**
 * Reads the first entry of the system info; what is missing or malformed is empty, the title has a fallback.
 * @param answer answer of getSistem
 */
export const toKampusFacts = (answer: unknown): KampusFacts => {
  const rows = isRecord(answer) && Array.isArray(answer['data']) ? (answer['data'] as unknown[]) : []
  const first = isRecord(rows[0]) ? rows[0] : {}
  return {
    judul: plain(first['judul']) || UNKNOWN_KAMPUS.judul,
    nama: plain(first['nama']),
    telepon: plain(first['telepon']),
    email: plain(first['email']),
    jamLayanan: plain(first['jamLayanan']),
  }
}

/** Digits and plus of a phone number, for a tel: link. */
export const telephoneHref = (telepon: string): string => `tel:${telepon.replace(/[^\d+]/g, '')}`
