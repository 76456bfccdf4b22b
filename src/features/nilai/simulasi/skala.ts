import type { Angka } from '#shared/wire/readers.ts'
/** A letter with its grade points. */
export interface Huruf {
  huruf: string
  bobot: number
}

/** What a campus has that says nothing else (readings, 76). */
const BAWAAN: readonly Huruf[] = [
  { huruf: 'A', bobot: 4 },
  { huruf: 'AB', bobot: 3.5 },
  { huruf: 'B', bobot: 3 },
  { huruf: 'BC', bobot: 2.5 },
  { huruf: 'C', bobot: 2 },
  { huruf: 'D', bobot: 1 },
  { huruf: 'E', bobot: 0 },
]

/** Grade points of a course; no scale of a campus goes further. */
const MAX_BOBOT = 10

interface Dinilai {
  nilaiHuruf: string
  bobot: Angka
}

const isHuruf = ({ nilaiHuruf, bobot }: Dinilai): boolean =>
  nilaiHuruf !== '' && bobot != null && bobot >= 0 && bobot <= MAX_BOBOT

/**
 * Letters and their grade points, the best first: those of the student's own grades, completed by the usual ones. A campus
 * that writes A- or B+ has no AB: of the usual letters it gets the whole ones.
 * @param rows grades that can be seen; of a letter that stands there twice the last one counts
 */
export const skalaOf = (rows: readonly Dinilai[]): Huruf[] => {
  const own = new Map(rows.filter(isHuruf).map(({ nilaiHuruf, bobot }) => [nilaiHuruf, bobot ?? 0]))
  const hasSigns = [...own.keys()].some((huruf) => /[+-]/.test(huruf))
  const usual = BAWAAN.filter(({ huruf }) => !own.has(huruf) && (!hasSigns || huruf.length === 1))
  return [...[...own].map(([huruf, bobot]) => ({ huruf, bobot })), ...usual].sort(
    (a, b) => b.bobot - a.bobot || (a.huruf < b.huruf ? -1 : 1),
  )
}
