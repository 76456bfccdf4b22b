import { addJumlah, rataRata, roundPecahan } from '#domain/nilai/rata-rata.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** One component of a grade. */
interface Komponen {
  persentase: Angka
  nilai: Angka
}

/** The mark of the components that have one. */
export interface NilaiSementara {
  /** Two decimals, 0 to 100. */
  nilai: string
  /** How much of the final mark they are, in per cent. */
  persen: number
}

/** What the components say so far; null while none of them has a mark and a weight. */
export const nilaiSementara = (komponen: readonly Komponen[]): NilaiSementara | null => {
  const known = komponen.flatMap(({ persentase, nilai }) =>
    persentase != null && persentase > 0 && nilai != null && nilai >= 0 ? [{ sks: persentase, bobot: nilai }] : [],
  )
  const average = rataRata(addJumlah(known))
  return average && { nilai: roundPecahan(average, 2), persen: known.reduce((sum, { sks }) => sum + sks, 0) }
}
