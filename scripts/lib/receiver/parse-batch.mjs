// Checks a batch of reports against the sender's format. Imports only Node's own modules.
import { readFileSync } from 'node:fs'

/** The file that the portal checks each event with before it sends it (src/gateway/report/report-event.ts). */
const FORMAT = JSON.parse(
  readFileSync(new URL('../../../src/gateway/report/report-format.json', import.meta.url), 'utf8'),
)

/** Longest body of a request, in bytes. */
export const MAX_BYTES = FORMAT.maxBytes

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const fits = (field, value) =>
  'text' in field
    ? typeof value === 'string' && new RegExp(field.text).test(value)
    : typeof value === 'number' && value >= field.min && value <= field.max

/** Returns the first field that is missing or does not fit, 'unknown field' for any other; null when all fit. */
const problemIn = (fields, values) =>
  Object.keys(values).every((name) => Object.hasOwn(fields, name))
    ? (Object.keys(fields).find((name) => !fits(fields[name], values[name])) ?? null)
    : 'unknown field'

const problemOfEvent = (event) => {
  if (!isObject(event)) return 'event'
  const { kind, ...values } = event
  if (typeof kind !== 'string' || !Object.hasOwn(FORMAT.events, kind)) return 'kind'
  return problemIn({ ...FORMAT.everyEvent, ...FORMAT.events[kind] }, values)
}

const problemOf = (batch) => {
  if (!isObject(batch)) return 'body'
  const { format, events, ...release } = batch
  if (format !== FORMAT.format) return 'format'
  if (!Array.isArray(events) || events.length === 0 || events.length > FORMAT.maxEvents) return 'events'
  return problemIn(FORMAT.release, release) ?? events.map(problemOfEvent).find((problem) => problem !== null) ?? null
}

/**
 * Parses the body of a request.
 * @param {string} text
 * @returns {{ batch: object } | { problem: string }} the batch, or the name of the first field that is wrong; never a
 * text of the request, which could be personal
 */
export const parseBatch = (text) => {
  try {
    const batch = JSON.parse(text)
    const problem = problemOf(batch)
    return problem === null ? { batch } : { problem }
  } catch {
    return { problem: 'JSON' }
  }
}
