import { listPageOf } from '#kit/list/paged-card.tsx'
import { type Angka, type Listed, mapRows } from '#shared/wire/readers.ts'
import type { EventPage, EventSection } from './event-subject.ts'

/** A list of the gateway as the screens of events have it: its rows made alike, one page of them (R3-025). */
export const pageOf = <Wire, Row>(
  { data, meta }: { data: Listed<Wire> | null; meta: { totalItems: Angka } | null | undefined },
  toRow: (row: Wire) => Row,
  bagian: EventSection,
): EventPage<Row> => listPageOf({ data: data && mapRows(data, toRow), meta }, bagian)
