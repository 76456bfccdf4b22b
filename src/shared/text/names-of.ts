import { UNREADABLE } from '../wire/readers.ts'

/** Returns the names in the rows of a response, in order, without empty ones; an unreadable row is '�'. */
export const namesOf = (rows: readonly ({ nama: string } | null)[]): string[] =>
  rows.flatMap((row) => (row ? row.nama || [] : UNREADABLE))
