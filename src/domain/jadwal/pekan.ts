import type { KelasMakul } from './ics.ts'
import type { Span } from './pertemuan.ts'

/** A class on one day at which another one is, too; `second` is drawn as the one that clashes. */
interface Clashing {
  second: { makul: { idMakul: string } }
  hari: number
}

/** One block of the week's picture. */
export interface PekanBlock extends Span {
  key: string
  /** From 1 Senin. */
  hari: number
  label: string
  isClashing: boolean
}

export interface Pekan {
  /** How many days are drawn, from Senin: five, or as many as there are classes on. */
  days: number
  /** Whole hours around everything that is drawn. */
  fromHour: number
  untilHour: number
  blocks: PekanBlock[]
}

const FIVE = 5
const EARLIEST_HOUR = 8
const LATEST_HOUR = 16
const HOUR = 60

const SMALL_WORDS = new Set(['dan', 'dengan', 'untuk', 'di', 'ke'])

/** Initials of a makul: 'Kecerdasan Buatan' is KB. */
const initialsOf = (namaMakul: string): string =>
  namaMakul
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3)
    .join('')

/** The week of classes; meetings whose day or times are not known are not drawn. */
export const toPekan = (kelas: readonly KelasMakul[], clashes: readonly Clashing[]): Pekan => {
  const bad = new Set(clashes.map(({ second, hari }) => `${second.makul.idMakul} ${hari}`))
  const blocks = kelas.flatMap(({ makul, kelas: { jadwal } }) =>
    jadwal.flatMap(({ hari, jam }, place): PekanBlock[] =>
      jam && hari > 0
        ? [
            {
              ...jam,
              key: `${makul.idMakul} ${place}`,
              hari,
              label: initialsOf(makul.namaMakul),
              isClashing: bad.has(`${makul.idMakul} ${hari}`),
            },
          ]
        : [],
    ),
  )
  return {
    days: Math.max(FIVE, ...blocks.map(({ hari }) => hari)),
    fromHour: Math.min(EARLIEST_HOUR, ...blocks.map(({ mulai }) => Math.floor(mulai / HOUR))),
    untilHour: Math.max(LATEST_HOUR, ...blocks.map(({ selesai }) => Math.ceil(selesai / HOUR))),
    blocks,
  }
}
