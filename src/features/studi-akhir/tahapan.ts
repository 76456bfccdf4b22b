import type { TahapanStudiAkhir } from '#generated/client/umum/readers.ts'
import { readRows } from '#shared/wire/readers.ts'

/** Finds the first step of a schedule whose name matches; the names are the campus's own words. */
export const findTahapan = (
  tahapan: readonly (TahapanStudiAkhir | null)[],
  name: RegExp,
): TahapanStudiAkhir | undefined => readRows(tahapan, 'unreviewed').find(({ nama }) => name.test(nama))

/** Last day of the first step whose name matches, YYYY-MM-DD; null where the schedule does not tell. */
export const endOfTahapan = (tahapan: readonly (TahapanStudiAkhir | null)[], name: RegExp): string | null =>
  findTahapan(tahapan, name)?.tanggalSelesai || null
