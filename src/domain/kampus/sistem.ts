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
  /** Colour of the campus, #rrggbb (assumed field); empty: the portal's own colour. */
  warna: string
}

/** Shown while the campus is unknown. */
export const UNKNOWN_KAMPUS: KampusFacts = {
  judul: 'Portal Mahasiswa',
  nama: '',
  telepon: '',
  email: '',
  jamLayanan: '',
  warna: '',
}

/**
 * Parses the first entry of the system info; missing or malformed values are empty, the title has a fallback. Title and
 * name are stripped of markup: they are used in the tab title, in links and on prints too.
 * @param answer response of getSistem
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

/** Returns the tel: link of a phone number: its digits and plus only. */
export const telephoneHref = (telepon: string): string => `tel:${telepon.replace(/[^\d+]/g, '')}`
