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

/** A course with the grade that it has, or that somebody expects; the same key is the same course. */
export interface MakulBerbobot extends Beban {
  kunci: string
}

/** What a simulation begins with: the grades that there are. */
export interface Dasar {
  jumlah: Jumlah
  /** The counted grade of each course. */
  makul: ReadonlyMap<string, Beban>
  /** The gateway counts otherwise than the sum of its transcript: its own figures are what the simulation goes on from. */
  isDihitungLain: boolean
}

/** What the gateway says of a transcript as a whole. */
interface IpkSummary {
  ipk: Angka
  totalSks: Angka
  totalMutu: Angka
}

/** Each course once, with its best grade. */
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
 * What a simulation begins with. It always gives the gateway's own IPK while nothing is changed: the grades of the transcript
 * are counted each, else each course once, else the gateway's sums stand. Where both give its IPK, its credits decide.
 * @param rows grades that can be seen
 * @param said null where the IPK is hidden or there is none: the grades alone are counted then
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
 * The sum with the grades that somebody expects. A course that has a grade already is counted once, with the better of the two
 * (readings, 75); of one that is expected twice, too.
 */
export const simulateIpk = ({ jumlah, makul }: Dasar, harapan: readonly MakulBerbobot[]): Jumlah =>
  [...terbaik(harapan)].reduce((sum, [kunci, expected]) => {
    const lama = makul.get(kunci)
    if (!lama) return plus(sum, toJumlah(expected))
    const gain = Math.max(lama.bobot, expected.bobot)
    return plus(sum, { sks: 0n, mutu: toJumlah({ ...lama, bobot: gain }).mutu - toJumlah(lama).mutu })
  }, jumlah)

/**
 * Credits at graduation: those of the programme, or more, where what is counted and what runs are more already (readings, 79).
 * @param sksBerjalan credits of running classes whose course has no grade yet
 */
export const sksSaatLulus = ({ sks }: Jumlah, sksKelulusan: number, sksBerjalan: number): number =>
  Math.max(sksKelulusan, fromUnits(sks + toUnits(sksBerjalan)))

/** What a wished IPK at graduation asks for. */
export interface Kejar {
  /** Credits that are still to be taken. */
  sisa: number
  /** selesai: none is left; sudah: whatever grades follow; bisa: `perlu` is needed; tidak: `terbaik` is the most. */
  hasil: 'selesai' | 'sudah' | 'bisa' | 'tidak'
  /** The average that the remaining credits need; of 'bisa' alone. */
  perlu: Pecahan | null
  /** The IPK with the best grade in everything that is left; null without any credit. */
  terbaik: Pecahan | null
}

/**
 * Which average over the remaining credits makes a wished IPK at graduation, exactly.
 * @param jumlah what is counted so far
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
