import { addJumlah, rataRata, roundPecahan } from '#domain/nilai/rata-rata.ts'
import type { Angka } from '#shared/wire/readers.ts'

interface Komponen {
  persentase: Angka
  nilai: Angka
}

/** Average mark of the components that have one. */
export interface NilaiSementara {
  /** Two decimals, 0 to 100. */
  nilai: string
  /** Their share of the final mark, in per cent. */
  persen: number
}

/** Returns the provisional mark; null while no component has a mark and a weight. */
export const nilaiSementara = (komponen: readonly Komponen[]): NilaiSementara | null => {
  const known = komponen.flatMap(({ persentase, nilai }) =>
    persentase != null && persentase > 0 && nilai != null && nilai >= 0 ? [{ sks: persentase, bobot: nilai }] : [],
  )
  const average = rataRata(addJumlah(known))
  return average && { nilai: roundPecahan(average, 2), persen: known.reduce((sum, { sks }) => sum + sks, 0) }
}
