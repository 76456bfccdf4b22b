import { cutAnswer } from '#kit/list/paged-card.tsx'
import { type Angka, type Listed, mapRows } from '#shared/wire/readers.ts'
import type { Bagian, Halaman } from './event-subject.ts'

/** Converts a list response of the gateway into one page of rows for the event screens (R3-025). */
export const halamanOf = <Wire, Row>(
  { data, meta }: { data: Listed<Wire> | null; meta: { totalItems: Angka } | null | undefined },
  toRow: (row: Wire) => Row,
  bagian: Bagian,
): Halaman<Row> => cutAnswer({ data: data && mapRows(data, toRow), meta }, bagian)
