import type { Angka } from '#shared/wire/readers.ts'
/** A letter with its grade points. */
export interface Huruf {
  huruf: string
  bobot: number
}

/** Default scale for campuses without other information (readings, 76). */
const BAWAAN: readonly Huruf[] = [
  { huruf: 'A', bobot: 4 },
  { huruf: 'AB', bobot: 3.5 },
  { huruf: 'B', bobot: 3 },
  { huruf: 'BC', bobot: 2.5 },
  { huruf: 'C', bobot: 2 },
  { huruf: 'D', bobot: 1 },
  { huruf: 'E', bobot: 0 },
]

/** Upper limit for the grade points of a letter. */
const MAX_BOBOT = 10

interface Dinilai {
  nilaiHuruf: string
  bobot: Angka
}

const isHuruf = ({ nilaiHuruf, bobot }: Dinilai): boolean =>
  nilaiHuruf !== '' && bobot != null && bobot >= 0 && bobot <= MAX_BOBOT

/**
 * Returns the letters with their grade points, best first: those of the student's grades, completed by the defaults.
 * For a campus that uses A- or B+, only the single letters of the defaults are added.
 * @param rows visible grades; for duplicate letters the last one counts
 */
export const skalaOf = (rows: readonly Dinilai[]): Huruf[] => {
  const own = new Map(rows.filter(isHuruf).map(({ nilaiHuruf, bobot }) => [nilaiHuruf, bobot ?? 0]))
  const hasSigns = [...own.keys()].some((huruf) => /[+-]/.test(huruf))
  const usual = BAWAAN.filter(({ huruf }) => !own.has(huruf) && (!hasSigns || huruf.length === 1))
  return [...[...own].map(([huruf, bobot]) => ({ huruf, bobot })), ...usual].sort(
    (a, b) => b.bobot - a.bobot || (a.huruf < b.huruf ? -1 : 1),
  )
}
