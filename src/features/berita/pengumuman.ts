import type { Pengumuman } from '#generated/readers/berita.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'

/** Ids are numbers or short words of the gateway; anything else might be a path of its own. */
const ID = /^[\w-]{1,64}$/

/** The id of an announcement, from an address or an answer; null when it is none that can be asked for. */
export const readId = (id: string | undefined): string | null => (id !== undefined && ID.test(id) ? id : null)

/** The gateway's words for when it was published; its own date where that can not be read. */
const tanggalOf = ({ tanggalPublish, tanggal }: Pengumuman): string | null => tanggalPublish ?? tanggal

/** When it was published, or null. */
export const readTanggal = (row: Pengumuman): Date | null => parseTanggal(tanggalOf(row))

/** Whether that is a moment: a date alone has no time of day to show. */
export const hasTime = (row: Pengumuman): boolean => readTanggal(row) !== null && /\d:\d/.test(tanggalOf(row) ?? '')

/** Category and office, as far as they are known. */
export const readAsal = ({ kategori, penulis }: Pengumuman): string[] =>
  [...new Set([kategori?.nama ?? '', penulis])].filter(Boolean)
