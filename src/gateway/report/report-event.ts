import format from './report-format.json'

/** Pattern of the address of a screen (`/berita/:id`), or `/*` for an address that no screen has; never an address. */
interface OnRoute {
  route: string
}

/** One page load. Counts of other events are compared with it. */
export interface VisitEvent extends OnRoute {
  kind: 'visit'
  /** Whether the service worker served the files of this page. */
  served: 'network' | 'worker'
}

/** One web vital of a page: milliseconds, or the unitless score of CLS. */
export interface VitalEvent extends OnRoute {
  kind: 'vital'
  name: string
  value: number
  rating: string
  navigation: string
}

/** One difference between a response and the contract: types and field names, never a value. */
export interface MismatchEvent extends OnRoute {
  kind: 'mismatch'
  operation: string
  path: string
  expected: string
  got: string
}

/** One file of the portal that failed to load at least once, by its name without content hash. */
export interface FileEvent extends OnRoute {
  kind: 'file'
  file: string
}

/** One violation of the content security policy. */
export interface PolicyEvent extends OnRoute {
  kind: 'policy'
  directive: string
  /** Host of the blocked address, or the word that the browser uses instead of one (`inline`, `data`). */
  blocked: string
}

export type ReportEvent = VisitEvent | VitalEvent | MismatchEvent | FileEvent | PolicyEvent

/** Facts of the page that every batch names. */
export interface Release {
  version: string
  build: string
  /** Share of page loads that report: the receiver divides its counts by it. */
  sampling: number
}

/** Body of one request to the receiver. */
export interface Batch extends Release {
  format: number
  events: readonly ReportEvent[]
}

/** Rule of one field: a text that matches a pattern, or a number within bounds. */
type Field = { text: string } | { min: number; max: number }

const fits = (field: Field, value: unknown): boolean =>
  'text' in field
    ? typeof value === 'string' && new RegExp(field.text).test(value)
    : typeof value === 'number' && value >= field.min && value <= field.max

const fitsAll = (fields: Readonly<Record<string, Field>>, values: Readonly<Record<string, unknown>>): boolean => {
  const names = Object.keys(fields)
  return (
    Object.keys(values).length === names.length &&
    Object.entries(fields).every(([name, field]) => fits(field, values[name]))
  )
}

/**
 * Returns whether an event has exactly the fields of its kind, each within the rules of report-format.json. The last
 * check before sending: what does not fit is dropped, because it could be something else than a name of the code. The
 * receiver checks with the same file (scripts/lib/receiver/parse-batch.mjs).
 */
export const fitsFormat = ({ kind, ...values }: ReportEvent): boolean =>
  fitsAll({ ...format.everyEvent, ...format.events[kind] }, values)

/** Returns whether the facts of a page fit the format. */
export const fitsRelease = (release: Release): boolean => fitsAll(format.release, { ...release })
