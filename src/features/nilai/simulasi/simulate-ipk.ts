import {
  addJumlah,
  type Beban,
  comparePecahan,
  fromUnits,
  type Jumlah,
  type Pecahan,
  plus,
  rataRata,
  roundPecahan,
  toJumlah,
  toPecahan,
  toUnits,
} from '#domain/nilai/rata-rata.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** A course with its current or expected grade; equal keys mean the same course. */
export interface MakulBerbobot extends Beban {
  kunci: string
}

/** Base of a simulation: the current grades. */
export interface Dasar {
  jumlah: Jumlah
  /** Counted grade of each course. */
  makul: ReadonlyMap<string, Beban>
  /** True when the transcript does not add up to the gateway's figures, which are used as the base then. */
  isDihitungLain: boolean
}

/** The gateway's totals of a transcript. */
interface IpkSummary {
  ipk: Angka
  totalSks: Angka
  totalMutu: Angka
}

/** Returns each course once, with its best grade. */
const terbaik = (rows: readonly MakulBerbobot[]): Map<string, Beban> => {
  const found = new Map<string, Beban>()
  for (const { kunci, sks, bobot } of rows) {
    const known = found.get(kunci) ?? { sks, bobot }
    found.set(kunci, { sks: Math.max(known.sks, sks), bobot: Math.max(known.bobot, bobot) })
  }
  return found
}

const ofTotals = ({ ipk, totalSks, totalMutu }: IpkSummary): Jumlah[] => {
  if (totalSks == null || totalSks <= 0) return []
  const sks = toUnits(totalSks)
  const one = toUnits(1)
  return [
    ...(totalMutu == null ? [] : [{ sks, mutu: toUnits(totalMutu) * one }]),
    ...(ipk == null ? [] : [{ sks, mutu: sks * toUnits(ipk) }]),
  ]
}

/**
 * Returns the base of a simulation, which reproduces the gateway's IPK while nothing is changed. Tries in order: all
 * grades of the transcript, each course once, the gateway's totals. If the first two both match the IPK, the credits
 * decide.
 * @param rows visible grades
 * @param said null when the IPK is hidden or missing: only the grades are counted then
 * @param decimals digits in which an IPK is shown
 */
export const dasarOf = (rows: readonly MakulBerbobot[], said: IpkSummary | null, decimals: number): Dasar => {
  const makul = terbaik(rows)
  const once = addJumlah([...makul.values()])
  const ipk = said?.ipk ?? null
  if (said === null || ipk === null) return { jumlah: once, makul, isDihitungLain: false }
  const wanted = roundPecahan(toPecahan(ipk), decimals)
  const isSame = (jumlah: Jumlah): boolean => {
    const average = rataRata(jumlah)
    return average !== null && roundPecahan(average, decimals) === wanted
  }
  const credits = said.totalSks == null ? null : toUnits(said.totalSks)
  const fitting = [addJumlah(rows), once].filter(isSame)
  const own = fitting.find(({ sks }) => sks === credits) ?? fitting[0]
  if (own) return { jumlah: own, makul, isDihitungLain: false }
  return { jumlah: ofTotals(said).find(isSame) ?? once, makul, isDihitungLain: true }
}

/**
 * Returns the sum including the expected grades. A course that is already graded, or expected twice, counts once with
 * its best grade (readings, 75).
 */
export const simulateIpk = ({ jumlah, makul }: Dasar, harapan: readonly MakulBerbobot[]): Jumlah =>
  [...terbaik(harapan)].reduce((sum, [kunci, expected]) => {
    const lama = makul.get(kunci)
    if (!lama) return plus(sum, toJumlah(expected))
    const gain = Math.max(lama.bobot, expected.bobot)
    return plus(sum, { sks: 0n, mutu: toJumlah({ ...lama, bobot: gain }).mutu - toJumlah(lama).mutu })
  }, jumlah)

/**
 * Returns the credits at graduation: those of the programme, or counted plus running credits if they are more
 * (readings, 79).
 * @param sksBerjalan credits of running classes whose course has no grade yet
 */
export const sksSaatLulus = ({ sks }: Jumlah, sksKelulusan: number, sksBerjalan: number): number =>
  Math.max(sksKelulusan, fromUnits(sks + toUnits(sksBerjalan)))

/** Requirements of a target IPK at graduation. */
export interface Kejar {
  /** Credits still to be taken. */
  sisa: number
  /** selesai: no credits left; sudah: any grades do; bisa: `perlu` is required; tidak: `terbaik` is the maximum. */
  hasil: 'selesai' | 'sudah' | 'bisa' | 'tidak'
  /** Required average of the remaining credits; only for 'bisa'. */
  perlu: Pecahan | null
  /** IPK with the best grade in all remaining courses; null without credits. */
  terbaik: Pecahan | null
}

/**
 * Returns the average over the remaining credits that gives the target IPK at graduation, exactly.
 * @param jumlah sum of the counted grades
 * @param sksKelulusan credits to graduate
 * @param tertinggi grade points of the best letter
 */
export const kejarIpk = (jumlah: Jumlah, sksKelulusan: number, ingin: number, tertinggi: number): Kejar => {
  const sisa = toUnits(sksKelulusan) - jumlah.sks
  if (sisa <= 0n) return { sisa: 0, hasil: 'selesai', perlu: null, terbaik: rataRata(jumlah) }
  const wanted = toUnits(ingin) * (jumlah.sks + sisa) - jumlah.mutu
  const perlu = { atas: wanted, bawah: sisa * toUnits(1) }
  const terbaik = rataRata(plus(jumlah, { sks: sisa, mutu: sisa * toUnits(tertinggi) }))
  const left = { sisa: fromUnits(sisa), terbaik }
  if (wanted <= 0n) return { ...left, hasil: 'sudah', perlu: null }
  if (comparePecahan(perlu, toPecahan(tertinggi)) > 0) return { ...left, hasil: 'tidak', perlu: null }
  return { ...left, hasil: 'bisa', perlu }
}
