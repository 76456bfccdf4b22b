import { firstKelas } from './choose-kelas.ts'
import { type Clash, clashesBetween, type UjianClash, ujianClashesOf } from './clash.ts'
import type { MakulTawaran } from './makul-tawaran.ts'
import type { Terpilih } from './plan.ts'

/** What picking a makul would clash with, in the class that it would be picked with. */
export interface PickPreview {
  clashes: Clash[]
  ujianClashes: UjianClash[]
}

/** Says before a pick what it would do; a makul without a class does nothing. */
export const previewPick = (makul: MakulTawaran, picks: readonly Terpilih[]): PickPreview => {
  const kelas = firstKelas(makul, picks)
  if (!kelas) return { clashes: [], ujianClashes: [] }
  const pick = { makul, kelas }
  return {
    clashes: picks.flatMap((one) => clashesBetween(one, pick)),
    ujianClashes: picks.flatMap((one) => ujianClashesOf([one, pick])),
  }
}
