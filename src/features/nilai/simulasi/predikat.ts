/** Predicates, lowest first. */
const NAMES = ['Memuaskan', 'Sangat memuaskan', 'Dengan pujian'] as const
/** Lower bound of each predicate in hundredths of an IPK (readings, 77). */
const SARJANA: readonly number[] = [276, 301, 351]
const LANJUT: readonly number[] = [300, 351, 376]
const LEVELS_AFTER = new Set(['S2', 'S3', 'Sp-1', 'Sp-2', 'Profesi'])

/** An IPK with the gateway's predicate. */
export interface PredikatDikenal {
  /** Hundredths: 351 is 3.51. */
  ipk: number
  predikat: string
}

/** Returns the index of the predicate that a word of the gateway means; -1 for another word. */
const levelOf = (predikat: string): number => {
  if (/pujian|cum\s?laude/i.test(predikat)) return 2
  if (/sangat\s?memuaskan/i.test(predikat)) return 1
  return /memuaskan/i.test(predikat) ? 0 : -1
}

/**
 * Returns the predicate of an IPK: the usual bounds of the study level, adjusted to agree with every predicate that the
 * gateway has given.
 * @param ipk hundredths
 * @param known predicates of the gateway; with an unfamiliar word, every other IPK has no known predicate
 * @returns '' when unknown
 */
export const predikatOf = (ipk: number, jenjang: string, known: readonly PredikatDikenal[]): string => {
  const same = known.find((one) => one.ipk === ipk)
  if (same) return same.predikat
  if (known.some(({ predikat }) => levelOf(predikat) < 0)) return ''
  const usual = LEVELS_AFTER.has(jenjang) ? LANJUT : SARJANA
  const from = usual.map((bound, level) =>
    known.reduce(
      (moved, one) => (levelOf(one.predikat) >= level ? Math.min(moved, one.ipk) : Math.max(moved, one.ipk + 1)),
      bound,
    ),
  )
  const level = from.findLastIndex((bound) => ipk >= bound)
  return known.find(({ predikat }) => levelOf(predikat) === level)?.predikat ?? NAMES[level] ?? ''
}
