/** Result of an examination, derived from its text; unknown: the text says neither passed nor failed. */
export type Result = 'none' | 'passed' | 'failed' | 'unknown'

/** Parses the text of a result: passed when it begins with 'Lulus', failed when it begins with 'Tidak lulus'. */
export const resultOf = (hasil: string): Result => {
  if (hasil === '') return 'none'
  if (/^lulus/i.test(hasil)) return 'passed'
  return /^tidak lulus/i.test(hasil) ? 'failed' : 'unknown'
}
