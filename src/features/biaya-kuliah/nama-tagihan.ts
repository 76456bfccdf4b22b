import { plainText } from '#shared/plain-text.ts'
import type { TagihanItem } from './tagihan-item.ts'

/** Shown name of a bill; its component where it has none, and empty when neither can be read. */
export const namaTagihan = ({
  namaKomponenKeuangan,
  idKomponenKeuangan,
}: Pick<TagihanItem, 'namaKomponenKeuangan' | 'idKomponenKeuangan'>): string =>
  plainText(namaKomponenKeuangan) || plainText(idKomponenKeuangan)
