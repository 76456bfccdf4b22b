import type { KelasMakul } from '#domain/jadwal/ics.ts'
import { groupsOf, type Lane, sideBySide } from '#domain/jadwal/lanes.ts'
import type { Span } from '#domain/jadwal/span.ts'

/** Two classes that overlap on a day; `second` is drawn as the clashing one. */
interface Clashing {
  second: { makul: { idMakul: string } }
  hari: number
}

/** A meeting in the week picture, cut at midnight. */
interface Block extends Span {
  key: string
  /** 1 is Senin. */
  hari: number
  label: string
  isClashing: boolean
}

/** Block of the week picture with its lane. */
export interface PekanBlock extends Block, Lane {}

export interface Pekan {
  /** Number of days drawn from Senin: five, or more if classes need them. */
  days: number
  /** Whole hours around all blocks. */
  fromHour: number
  untilHour: number
  blocks: PekanBlock[]
}

const FIVE = 5
const EARLIEST_HOUR = 8
const LATEST_HOUR = 16
const HOUR = 60
const MIDNIGHT = 24 * HOUR

const SMALL_WORDS = new Set(['dan', 'dengan', 'untuk', 'di', 'ke'])

/** Returns the initials of a makul: KB for 'Kecerdasan Buatan'. */
const initialsOf = (namaMakul: string): string =>
  namaMakul
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3)
    .join('')

/** Returns the week picture of classes; meetings without a known day or time are left out. */
export const toPekan = (kelas: readonly KelasMakul[], clashes: readonly Clashing[]): Pekan => {
  const bad = new Set(clashes.map(({ second, hari }) => `${second.makul.idMakul} ${hari}`))
  const all = kelas.flatMap(({ makul, kelas: { jadwal } }) =>
    jadwal.flatMap(({ hari, jam }, place): Block[] =>
      jam && hari > 0
        ? [
            {
              mulai: jam.mulai,
              selesai: Math.min(MIDNIGHT, jam.selesai),
              key: `${makul.idMakul} ${place}`,
              hari,
              label: initialsOf(makul.namaMakul),
              isClashing: bad.has(`${makul.idMakul} ${hari}`),
            },
          ]
        : [],
    ),
  )
  const days = Math.max(FIVE, ...all.map(({ hari }) => hari))
  const blocks = Array.from({ length: days }, (_, index) => all.filter(({ hari }) => hari === index + 1)).flatMap(
    (day) => groupsOf(day.toSorted((a, b) => a.mulai - b.mulai)).flatMap((group) => sideBySide(group)),
  )
  return {
    days,
    fromHour: Math.min(EARLIEST_HOUR, ...blocks.map(({ mulai }) => Math.floor(mulai / HOUR))),
    untilHour: Math.max(LATEST_HOUR, ...blocks.map(({ selesai }) => Math.ceil(selesai / HOUR))),
    blocks,
  }
}
