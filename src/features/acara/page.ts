import { listPageOf } from '#kit/list/paged-card.tsx'
import { type Angka, type Listed, mapRows } from '#shared/wire/readers.ts'
import type { EventPage, EventSection } from './event-subject.ts'

/** Converts a list response of the gateway into one page of rows for the event screens (R3-025). */
export const pageOf = <Wire, Row>(
  { data, meta }: { data: Listed<Wire> | null; meta: { totalItems: Angka } | null | undefined },
  toRow: (row: Wire) => Row,
  bagian: EventSection,
): EventPage<Row> => listPageOf({ data: data && mapRows(data, toRow), meta }, bagian)
