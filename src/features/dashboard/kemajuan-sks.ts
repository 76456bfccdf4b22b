/** A forecast beyond this says nothing: seven years, the longest that most programmes allow. */
const MAX_SEMESTERS = 14

/** Credits of the progress card; percentages of the whole, never over 100 together. */
export interface KemajuanSks {
  lulus: number
  berjalan: number
  tersisa: number
  total: number
  percentLulus: number
  percentBerjalan: number
}

/**
 * What is passed, running and left.
 * @returns null when the gateway does not say how many credits graduation needs
 */
export const kemajuanSks = (
  tempuh: number | null,
  berjalan: number | null,
  kelulusan: number | null,
): KemajuanSks | null => {
  if (kelulusan === null || kelulusan <= 0) return null
  const lulus = tempuh ?? 0
  const running = berjalan ?? 0
  const percent = (sks: number) => Math.min(100, Math.max(0, (sks / kelulusan) * 100))
  const percentLulus = percent(lulus)
  return {
    lulus,
    berjalan: running,
    tersisa: Math.max(0, kelulusan - lulus - running),
    total: kelulusan,
    percentLulus,
    percentBerjalan: Math.min(percent(running), 100 - percentLulus),
  }
}

/**
 * How many semesters of the running one's size are still needed after it.
 * @returns null when nothing runs, nothing is left, or it would be more semesters than anybody plans
 */
export const semestersLeft = ({ berjalan, tersisa }: KemajuanSks): number | null => {
  if (berjalan <= 0 || tersisa <= 0) return null
  const semesters = Math.ceil(tersisa / berjalan)
  return semesters <= MAX_SEMESTERS ? semesters : null
}
