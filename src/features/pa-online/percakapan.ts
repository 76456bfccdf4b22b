import type { PaOnlinePesan } from '#generated/client/pa-online/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { markOf } from '#shared/text/mark-of.ts'
import type { Waktu } from '#shared/wire/readers.ts'

/** Who wrote a message; anybody else stands there with the name alone. */
export type Pengirim = 'mahasiswa' | 'dosen' | 'lain'

/** Who wrote it, however the gateway writes the word. */
export const pengirimOf = ({ pengirim }: Pick<PaOnlinePesan, 'pengirim'>): Pengirim => {
  const word = pengirim.trim().toLowerCase()
  return word === 'mahasiswa' || word === 'dosen' ? word : 'lain'
}

/** In order of time; a message without one stays behind the one that it came after. */
export const sortPesan = (rows: readonly PaOnlinePesan[]): PaOnlinePesan[] => {
  let last = Number.NEGATIVE_INFINITY
  const timed = rows.map((pesan) => {
    last = readMoment(pesan.waktu) ?? last
    return { pesan, at: last }
  })
  return timed.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ pesan }) => pesan)
}

/**
 * Messages day by day.
 * @param rows in order of time
 * @param hariOf the day of a moment, in words; '' where there is none
 */
export const byHari = (
  rows: readonly PaOnlinePesan[],
  hariOf: (waktu: Waktu) => string,
): { hari: string; pesan: PaOnlinePesan[] }[] => {
  const days: { hari: string; pesan: PaOnlinePesan[] }[] = []
  for (const one of rows) {
    const hari = hariOf(one.waktu)
    const open = days.at(-1)
    if (open && (hari === '' || open.hari === hari)) open.pesan.push(one)
    else days.push({ hari, pesan: [one] })
  }
  return days
}

/** What the advisor said last; null while nothing was said. @param rows in order of time */
export const lastOfDosen = (rows: readonly PaOnlinePesan[]): PaOnlinePesan | null =>
  rows.findLast((pesan) => pengirimOf(pesan) === 'dosen') ?? null

/** Whether a message of the advisor is new to the student. */
export const isBaru = (pesan: PaOnlinePesan): boolean => pengirimOf(pesan) === 'dosen' && pesan.isDibaca === false

/** The words of a message, whatever a gateway does to line ends and to the spaces between and around them. */
const words = (written = ''): string => written.trim().replace(/\s+/g, ' ')

/** What a message is known again by, whoever shows it. */
export interface Tulisan {
  topik?: string | undefined
  isi: string
}

/** A mark of what a message says. @param salt makes the marks of two attempts differ */
export const markOfPesan = (salt: string, { topik, isi }: Tulisan): number =>
  markOf(`${salt}\n${words(topik)}\n${words(isi)}`)

/** How many messages say the same, and how many there are that the advisor did not write. */
export const countPesan = (
  rows: readonly PaOnlinePesan[],
  salt: string,
  mark: number,
): { same: number; own: number } => {
  const own = rows.filter((pesan) => pengirimOf(pesan) !== 'dosen')
  return { same: own.filter((pesan) => markOfPesan(salt, pesan) === mark).length, own: own.length }
}

/** Whether the conversation ends with this very message: it was sent already, and nobody has answered. */
export const endsWith = (rows: readonly PaOnlinePesan[], tulisan: Tulisan): boolean => {
  const last = sortPesan(rows).at(-1)
  return last !== undefined && countPesan([last], '', markOfPesan('', tulisan)).same === 1
}
