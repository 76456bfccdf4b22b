import { now } from '#shared/clock.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { daysBetween } from '#shared/format/tanggal.ts'
import type { TagihanItem } from './tagihan-item.ts'

/** Whether the day on which a bill was due has passed. */
export const isLewatTempo = ({ jatuhTempo }: Pick<TagihanItem, 'jatuhTempo'>): boolean => {
  const due = parseTanggal(jatuhTempo)
  return due !== null && daysBetween(due, now()) > 0
}
