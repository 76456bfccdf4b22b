import { present } from '../wire/readers.ts'

/** What rows of an answer are called, in its order, without those that have no name. */
export const namesOf = (rows: readonly ({ nama: string } | null)[]): string[] =>
  present(rows).flatMap(({ nama }) => nama || [])
