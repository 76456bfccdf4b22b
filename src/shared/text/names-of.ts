import { UNREADABLE } from '../wire/readers.ts'

/** Names of the rows of an answer, in its order, without those that have none; a row that could not be read is '�'. */
export const namesOf = (rows: readonly ({ nama: string } | null)[]): string[] =>
  rows.flatMap((row) => (row ? row.nama || [] : UNREADABLE))
