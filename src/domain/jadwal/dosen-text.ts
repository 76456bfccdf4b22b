import type { Orang } from '#generated/readers/umum.ts'
import { present } from '#shared/wire/readers.ts'

/** The names of the lecturers, as far as they are known. */
export const dosenText = (dosen: readonly (Orang | null)[]): string =>
  present(dosen)
    .map(({ nama }) => nama)
    .filter(Boolean)
    .join(', ')
