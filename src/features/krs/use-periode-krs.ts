import { type Periode, toPeriode } from '#domain/periode/periode.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { useEditKrs, useKurikulum, usePembatasWaktu } from './use-krs.ts'

/** The period of a registration as the first of its three answers names it; null while none does. */
export const usePeriodeKrs = (jenis: JenisKrs): Periode | null => {
  const { edit } = useEditKrs(jenis)
  const { kurikulum } = useKurikulum(jenis)
  const { waktu } = usePembatasWaktu(jenis)
  for (const answer of [edit, waktu, kurikulum]) {
    const periode = toPeriode(answer?.tahun, answer?.semester)
    if (periode) return periode
  }
  return null
}
