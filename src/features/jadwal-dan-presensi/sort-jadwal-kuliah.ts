import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { angka, type Listed, sortRows } from '#shared/wire/readers.ts'

/** Day code of the first entry, 1 Senin to 7 Minggu; classes without one come last. */
const firstDayOf = ({ jadwal: [first] }: JadwalKuliah): number => angka(first?.hari?.kode) ?? Number.MAX_VALUE

/** The class schedule by the day code of each class's first entry (section 4); on one day in the order of the gateway. */
export const sortJadwalKuliah = (rows: Listed<JadwalKuliah>): (JadwalKuliah | null)[] =>
  sortRows(mergeMeetings(rows), (a, b) => firstDayOf(a) - firstDayOf(b))
