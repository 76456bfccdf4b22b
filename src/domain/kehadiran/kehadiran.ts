import { roundHalfUp } from '#shared/format/desimal.ts'
import { isRecord } from '#shared/is-record.ts'

/** Section 9: absent marks. Any other mark counts as present (section 4). */
const ABSENT = new Set(['S', 'I', 'A'])

/** Attendance of one class (section 3: jumlahHadir, jumlahAbsen, persentaseKehadiran). */
export interface Kehadiran {
  jumlahHadir: number
  jumlahAbsen: number
  /** Per cent with 2 decimals, as text with a point; '0.00' without meetings. */
  persentaseKehadiran: string
}

const markOf = (entry: unknown): string => {
  const mark = isRecord(entry) ? entry['presensi'] : entry
  return typeof mark === 'string' ? mark.trim() : ''
}

/** Counts attendance from marks or meetings; a meeting without a mark is not counted (readings, 24). */
export const countKehadiran = (presensi: readonly unknown[]): Kehadiran => {
  const marks = presensi.map(markOf).filter((mark) => mark !== '')
  const jumlahAbsen = marks.filter((mark) => ABSENT.has(mark)).length
  const jumlahHadir = marks.length - jumlahAbsen
  const percent = marks.length === 0 ? 0 : (jumlahHadir / marks.length) * 100
  return { jumlahHadir, jumlahAbsen, persentaseKehadiran: roundHalfUp(percent, 2) }
}
