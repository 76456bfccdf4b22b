import { readGetSistem, readSistem } from '#generated/client/kampus/readers.ts'
import { textOfHtml } from '#shared/text/html-text.ts'
import { knownText } from '#shared/wire/readers.ts'

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
 * Reads the first entry of the system info; what is missing or malformed is empty, the title has a fallback. Title and
 * name are the text of their markup: they stand in the tab title, in links and on prints too.
 * @param answer answer of getSistem
 */
export const toKampusFacts = (answer: unknown): KampusFacts => {
  const { judul, nama, telepon, email, jamLayanan, warna } = readGetSistem(answer).data?.[0] ?? readSistem(null)
  return {
    judul: textOfHtml(knownText(judul)) || UNKNOWN_KAMPUS.judul,
    nama: textOfHtml(knownText(nama)),
    telepon: knownText(telepon),
    email: knownText(email),
    jamLayanan: knownText(jamLayanan),
    warna: knownText(warna),
  }
}

/** Digits and plus of a phone number, for a tel: link. */
export const telephoneHref = (telepon: string): string => `tel:${telepon.replace(/[^\d+]/g, '')}`
