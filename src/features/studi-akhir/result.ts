/** Result of an examination by its words; unknown: words of the campus that say neither. */
export type Result = 'none' | 'passed' | 'failed' | 'unknown'

/** Reads the words of a result: passed only where they begin with 'Lulus', failed only where they begin with 'Tidak lulus'. */
export const resultOf = (hasil: string): Result => {
  if (hasil === '') return 'none'
  if (/^lulus/i.test(hasil)) return 'passed'
  return /^tidak lulus/i.test(hasil) ? 'failed' : 'unknown'
}
