import { isRecord } from '#shared/text/is-record.ts'
import { checkState } from './check-state.ts'
import { type Known, LAB_VERSION, LabRefusal, type LabState, type Reading, readOrRefuse } from './lab-state.ts'
import { parseSafeJson } from './safe-json.ts'

/** Maximum size; every possible state of the lab is smaller. */
export const MAX_FILE_BYTES = 200_000
const FORMAT = 'portal-lab'
const PARTS: ReadonlySet<string> = new Set([
  'campus',
  'flags',
  'menuConfig',
  'persona',
  'student',
  'clock',
  'faults',
  'latencyMs',
])

/** Formats the state as a file that people can read and tests can load. */
export const writeLabFile = (state: LabState): string =>
  `${JSON.stringify({ format: FORMAT, version: LAB_VERSION, ...state }, null, 2)}\n`

/** Returns the state in a file. @throws LabRefusal */
const contentOf = (file: unknown): Record<string, unknown> => {
  if (!isRecord(file) || file['format'] !== FORMAT) throw new LabRefusal('file.foreign', '')
  const { format: _, version, ...parts } = file
  if (version !== LAB_VERSION) throw new LabRefusal('newer', version)
  const unknown = Object.keys(parts).find((name) => !PARTS.has(name))
  if (unknown !== undefined) throw new LabRefusal('flag', unknown)
  return parts
}

/**
 * Reads a file of the lab.
 * @returns the whole state, or the reason why it is refused
 */
export const readLabFile = (text: string, known: Known): Reading =>
  readOrRefuse(() => {
    const bytes = new TextEncoder().encode(text).length
    if (bytes > MAX_FILE_BYTES) throw new LabRefusal('file.big', String(bytes))
    return checkState(contentOf(parseSafeJson(text, text)), known)
  })
