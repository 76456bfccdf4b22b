import type { KelasTawaran, MakulTawaran } from '../tawaran/makul-tawaran.ts'
import { clashesBetween } from './clash.ts'
import type { Terpilih } from './plan.ts'

/** Whether a class has a seat, as far as is known. */
export const hasSeat = ({ sisa }: KelasTawaran): boolean => sisa !== 0

/** Whether a class would clash with none of the picks; those of the same makul are not looked at. */
export const isFree = (makul: MakulTawaran, kelas: KelasTawaran, picks: readonly Terpilih[]): boolean =>
  picks.every((one) => one.makul.idMakul === makul.idMakul || clashesBetween({ makul, kelas }, one).length === 0)

/** Other classes of a makul that have a seat and clash with nothing. */
export const freeKelas = ({ makul, kelas }: Terpilih, picks: readonly Terpilih[]): KelasTawaran[] =>
  makul.kelas.filter((one) => one.idKelas !== kelas.idKelas && hasSeat(one) && isFree(makul, one, picks))

/** Reserves that could take the place of a pick without any clash, in their order. */
export const freeCadangan = (
  instead: Terpilih,
  picks: readonly Terpilih[],
  cadangan: readonly Terpilih[],
): Terpilih[] => {
  const others = picks.filter(({ makul }) => makul.idMakul !== instead.makul.idMakul)
  return cadangan.filter(({ makul, kelas }) => makul.isEligible && hasSeat(kelas) && isFree(makul, kelas, others))
}
