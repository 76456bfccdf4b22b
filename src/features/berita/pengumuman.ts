import type { Pengumuman } from '#generated/models/berita/pengumuman.zod.ts'
import { parseTanggal } from '#shared/format/tanggal.ts'
import { plainText } from '#shared/plain-text.ts'

/** Ids are numbers or short words of the gateway; anything else might be a path of its own. */
const ID = /^[\w-]{1,64}$/

/** The id of an announcement, from an address or an answer; null when it is none that can be asked for. */
export const readId = (value: unknown): string | null => {
  const id = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return ID.test(id) ? id : null
}

/** When it was published; its own date where that is not known. */
export const readTanggal = ({ tanggalPublish, tanggal }: Pengumuman): Date | null =>
  parseTanggal(tanggalPublish) ?? parseTanggal(tanggal)

/** Category and office, as far as they are known. */
export const readAsal = ({ kategori, penulis }: Pengumuman): string[] =>
  [...new Set([plainText(kategori?.nama), plainText(penulis)])].filter((part) => part !== '')

/** Whether the moment is more than a day: a date alone has no time to show. */
export const hasTime = ({ tanggalPublish, tanggal }: Pengumuman): boolean =>
  /\d:\d/.test(String(parseTanggal(tanggalPublish) ? tanggalPublish : tanggal))
