import type { Standing } from '#gateway/writes/outbox-entry.ts'
import { type Angka, angka, apa, list, object, row, text } from '#shared/wire/readers.ts'

/** A file that the gateway says is handed in. */
export interface HandedIn {
  nama: string
  /** In bytes; null where it is not said, undefined where it cannot be read. */
  ukuran: Angka
  /** When it was handed in, as the gateway writes it; '' where it is not said. */
  waktu: string
}

/** Note of a file before it is sent: where it goes, its name and size, and what was there before. */
interface Noting {
  place: unknown
  /** Name of the draft of its form. */
  draft: string
  file: File | null
  /** Null when this page did not know. */
  was: readonly HandedIn[] | null
}

/** A note, for JSON. */
export const noteOf = ({ file, ...noting }: Noting) => ({
  ...noting,
  nama: file?.name ?? '',
  ukuran: file?.size ?? null,
})

const readHandedIn = object({ nama: text, ukuran: angka, waktu: text })

/** A note as it was kept. */
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
 * Compares what is handed in now with what was sent and what was there before: by name, size and time.
 * @param now null when the answer does not tell
 */
export const standingOf = ({ nama, ukuran, was }: Note, now: readonly HandedIn[] | null): Standing => {
  if (now === null || nama === '') return 'unknown'
  const own = now.filter((one) => one.nama === nama && (typeof one.ukuran !== 'number' || one.ukuran === ukuran))
  if (was === null) return now.length === 0 ? 'absent' : 'unknown'
  if (isUnchanged(was, now)) return own.length > 0 && own.every(({ waktu }) => waktu === '') ? 'unknown' : 'absent'
  return own.some((one) => !was.some((other) => other !== null && isSame(one, other))) ? 'arrived' : 'other'
}
