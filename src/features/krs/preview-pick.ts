import { type Clash, clashesBetween, type UjianClash, ujianClashesOf } from './clash.ts'
import type { Terpilih } from './plan.ts'

/** What a pick would clash with. */
export interface PickPreview {
  clashes: Clash[]
  ujianClashes: UjianClash[]
}

/** Says before a pick what it would do. */
export const previewPick = (pick: Terpilih, picks: readonly Terpilih[]): PickPreview => ({
  clashes: picks.flatMap((one) => clashesBetween(one, pick)),
  ujianClashes: picks.flatMap((one) => ujianClashesOf([one, pick])),
})
