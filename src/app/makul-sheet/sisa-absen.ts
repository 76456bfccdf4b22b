import type { Kehadiran } from '#domain/jadwal/kehadiran.ts'
import { roundHalfUp } from '#shared/format/desimal.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** Absences that a class still allows, counted over all its meetings of the semester. */
export interface SisaAbsen {
  /** Meetings of the semester. */
  total: number
  /** Lowest number of meetings to attend. */
  perlu: number
  /** Further absences that the minimum allows; negative when it can no longer be reached. */
  sisa: number
  /** Highest number of meetings that the student can still have attended. */
  terbaik: number
  /** Meetings without a mark: those ahead, and held ones that are not marked yet. */
  belum: number
}

/** Digits that remove the binary rounding error of a product such as 0.1 × 3. */
const DECIMALS = 6
const PERCENT = 100

/**
 * Returns the absences left. The attendance screen judges by the meetings held so far, so a class may be at its minimum
 * there and still have an absence left here.
 * @param total meetings of the semester
 * @param minimal required attendance in per cent
 * @returns null when either is unknown, or contradicts the marks
 */
export const sisaAbsen = (
  { jumlahHadir, jumlahAbsen }: Pick<Kehadiran, 'jumlahHadir' | 'jumlahAbsen'>,
  total: Angka,
  minimal: Angka,
): SisaAbsen | null => {
  if (total == null || minimal == null || !Number.isInteger(total)) return null
  const belum = total - jumlahHadir - jumlahAbsen
  if (total <= 0 || belum < 0 || minimal < 0 || minimal > PERCENT) return null
  const perlu = Math.ceil(Number(roundHalfUp((total * minimal) / PERCENT, DECIMALS)))
  const terbaik = total - jumlahAbsen
  return { total, perlu, sisa: terbaik - perlu, terbaik, belum }
}
