import type { JadwalKuliah } from '#generated/models/jadwal-dan-presensi/jadwalKuliah.zod.ts'
import { asList } from '#shared/as-list.ts'
import { toNumber } from '#shared/format/desimal.ts'

/** Day code of the first entry, 1 Senin to 7 Minggu; classes without one come last. */
const firstDayOf = (row: JadwalKuliah): number => toNumber(asList(row.jadwal)?.[0]?.hari?.kode) ?? Number.MAX_VALUE

/** The class schedule by the day code of each class's first entry (section 4); on one day in the order of the gateway. */
export const sortJadwalKuliah = (rows: readonly JadwalKuliah[]): JadwalKuliah[] =>
  (asList(rows) ?? []).toSorted((a, b) => firstDayOf(a) - firstDayOf(b))
