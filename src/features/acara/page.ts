import { cutAnswer } from '#kit/list/paged-card.tsx'
import { present } from '#shared/wire/readers.ts'
import type { Bagian, Halaman } from './event-subject.ts'

/** A list of the gateway as the screens of events have it: its rows made alike, one page of them (R3-025). */
export const halamanOf = <Wire, Row>(
  { data, meta }: { data: (Wire | null)[] | null; meta: { totalItems: number | null } | null },
  toRow: (row: Wire) => Row,
  bagian: Bagian,
): Halaman<Row> => cutAnswer({ data: data && present(data).map(toRow), meta }, bagian)
