import { isTooMuch, type SksMeter } from '#domain/krs/sks.ts'
import { isClashing } from '../rencana/clash.ts'
import type { Terpilih } from '../rencana/plan.ts'
import { hasSeat, type MakulTawaran } from './catalogue.ts'

/** Checkboxes above the offer, in the order in which a hidden makul is counted. */
export const BOXES = ['noClash', 'hasSeat', 'fits'] as const

type Box = (typeof BOXES)[number]

/** State of the checkboxes; true when checked. */
export type Boxes = Readonly<Record<Box, boolean>>

export const NO_BOXES: Boxes = { noClash: false, hasSeat: false, fits: false }

interface SiftFacts {
  /** Picks of the current plan. */
  picks: readonly Terpilih[]
  meter: SksMeter
  /** Ids of the makul that always stay: picked, reserved or watched. */
  stays: ReadonlySet<string>
}

/**
 * Returns the box that hides a makul; null when it stays. Each box narrows the classes that the one before has left, so
 * that the shown makul has one class with everything. Unknown times, seats, SKS and classes hide nothing.
 */
const hiddenBy = (makul: MakulTawaran, boxes: Boxes, { picks, meter, stays }: SiftFacts): Box | null => {
  if (stays.has(makul.idMakul)) return null
  if (makul.kelas.length > 0 && !makul.isPart) {
    const free = boxes.noClash ? makul.kelas.filter((kelas) => !isClashing({ makul, kelas }, picks)) : makul.kelas
    if (free.length === 0) return 'noClash'
    if (boxes.hasSeat && !free.some(hasSeat)) return 'hasSeat'
  }
  return boxes.fits && isTooMuch(meter, makul) ? 'fits' : null
}

/** Result of the checkboxes: the rows that stay, and how many each box hides. */
interface Sifted {
  shown: MakulTawaran[]
  /** Each hidden makul is counted once, at the first box that hides it. */
  hidden: Readonly<Record<Box, number>>
}

/** Applies the checkboxes to the offer. */
export const siftTawaran = (rows: readonly MakulTawaran[], boxes: Boxes, facts: SiftFacts): Sifted => {
  const judged = rows.map((makul) => ({ makul, box: hiddenBy(makul, boxes, facts) }))
  const countOf = (box: Box): number => judged.filter((one) => one.box === box).length
  return {
    shown: judged.flatMap(({ makul, box }) => (box === null ? [makul] : [])),
    hidden: { noClash: countOf('noClash'), hasSeat: countOf('hasSeat'), fits: countOf('fits') },
  }
}
