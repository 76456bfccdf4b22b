import type { Standing } from '#gateway/writes/outbox-entry.ts'
import { type Angka, angka, apa, list, object, row, text } from '#shared/wire/readers.ts'

/** A file that the gateway lists as handed in. */
export interface HandedIn {
  nama: string
  /** In bytes; null when absent, undefined when unreadable. */
  ukuran: Angka
  /** Time of the upload as the gateway writes it; '' when absent. */
  waktu: string
}

/** Note of a file before it is sent: its target, name and size, and the files listed before. */
interface Noting {
  place: unknown
  /** Name of the form's draft. */
  draft: string
  file: File | null
  /** Null when unknown to this page. */
  was: readonly HandedIn[] | null
}

/** Returns a note that can be serialized as JSON. */
export const noteOf = ({ file, ...noting }: Noting) => ({
  ...noting,
  nama: file?.name ?? '',
  ukuran: file?.size ?? null,
})

const readHandedIn = object({ nama: text, ukuran: angka, waktu: text })

export const readNote = object({
  place: apa,
  draft: text,
  nama: text,
  ukuran: angka,
  was: list(row(readHandedIn)),
})

type Note = ReturnType<typeof readNote>

const isSame = (one: HandedIn, other: HandedIn): boolean =>
  one.nama === other.nama && one.ukuran === other.ukuran && one.waktu === other.waktu

/** Returns whether exactly the same files are listed as before. */
const isUnchanged = (was: readonly (HandedIn | null)[], now: readonly HandedIn[]): boolean =>
  was.length === now.length && now.every((one) => was.some((other) => other !== null && isSame(one, other)))

/**
 * Compares the files handed in now with the sent file and those listed before, by name, size and time.
 * @param now null when the response does not list them
 */
export const standingOf = ({ nama, ukuran, was }: Note, now: readonly HandedIn[] | null): Standing => {
  if (now === null || nama === '') return 'unknown'
  const own = now.filter((one) => one.nama === nama && (typeof one.ukuran !== 'number' || one.ukuran === ukuran))
  if (was === null) return now.length === 0 ? 'absent' : 'unknown'
  if (isUnchanged(was, now)) return own.length > 0 && own.every(({ waktu }) => waktu === '') ? 'unknown' : 'absent'
  return own.some((one) => !was.some((other) => other !== null && isSame(one, other))) ? 'arrived' : 'other'
}
