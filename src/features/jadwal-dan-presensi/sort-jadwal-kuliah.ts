import { mergeMeetings } from '#domain/jadwal/merge-meetings.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { angka, type Listed, sortRows } from '#shared/wire/readers.ts'

/** Returns the day code of the first entry, 1 Senin to 7 Minggu; classes without one sort last. */
const firstDayOf = ({ jadwal: [first] }: JadwalKuliah): number => angka(first?.hari?.kode) ?? Number.MAX_VALUE

/** Sorts the class schedule by the day code of each class's first entry (section 4); ties keep the gateway's order. */
export const sortJadwalKuliah = (rows: Listed<JadwalKuliah>): (JadwalKuliah | null)[] =>
  sortRows(mergeMeetings(rows), (a, b) => firstDayOf(a) - firstDayOf(b))
