import type { PaOnlinePesan } from '#generated/client/pa-online/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { markOf } from '#shared/text/mark-of.ts'
import type { Waktu } from '#shared/wire/readers.ts'

/** Sender of a message; 'lain' is shown only by name. */
export type Pengirim = 'mahasiswa' | 'dosen' | 'lain'

/** Returns the sender, ignoring case and spaces. */
export const pengirimOf = ({ pengirim }: Pick<PaOnlinePesan, 'pengirim'>): Pengirim => {
  const word = pengirim.trim().toLowerCase()
  return word === 'mahasiswa' || word === 'dosen' ? word : 'lain'
}

/** Sorts by time; a message without a time stays after its predecessor. */
export const sortPesan = (rows: readonly PaOnlinePesan[]): PaOnlinePesan[] => {
  let last = Number.NEGATIVE_INFINITY
  const timed = rows.map((pesan) => {
    last = readMoment(pesan.waktu) ?? last
    return { pesan, at: last }
  })
  return timed.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ pesan }) => pesan)
}

/**
 * Groups messages by day.
 * @param rows sorted by time
 * @param hariOf returns the day of a moment as text; '' without one
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

/** Returns the advisor's last message; null without one. @param rows sorted by time */
export const lastOfDosen = (rows: readonly PaOnlinePesan[]): PaOnlinePesan | null =>
  rows.findLast((pesan) => pengirimOf(pesan) === 'dosen') ?? null

/** Returns whether a message of the advisor is unread. */
export const isBaru = (pesan: PaOnlinePesan): boolean => pengirimOf(pesan) === 'dosen' && pesan.isDibaca === false

/** Normalizes whitespace, so that a gateway may change line ends and spaces. */
const words = (written = ''): string => written.trim().replace(/\s+/g, ' ')

/** Content that identifies a message. */
export interface Tulisan {
  topik?: string | undefined
  isi: string
}

/** Returns a hash of the content of a message. @param salt makes the hashes of two attempts differ */
export const markOfPesan = (salt: string, { topik, isi }: Tulisan): number =>
  markOf(`${salt}\n${words(topik)}\n${words(isi)}`)

/** Counts the messages with the same content, and all that the advisor did not write. */
export const countPesan = (
  rows: readonly PaOnlinePesan[],
  salt: string,
  mark: number,
): { same: number; own: number } => {
  const own = rows.filter((pesan) => pengirimOf(pesan) !== 'dosen')
  return { same: own.filter((pesan) => markOfPesan(salt, pesan) === mark).length, own: own.length }
}

/** Returns whether this message is the last one of the conversation: it was already sent and is unanswered. */
export const endsWith = (rows: readonly PaOnlinePesan[], tulisan: Tulisan): boolean => {
  const last = sortPesan(rows).at(-1)
  return last !== undefined && countPesan([last], '', markOfPesan('', tulisan)).same === 1
}
