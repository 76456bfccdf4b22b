import type { JsonValue } from '@openfeature/web-sdk'
import { MenuConfigWire } from '#generated/models/menu/menuConfigWire.zod.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { isSafeKey } from '#shared/text/safe-key.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import { checkFault } from './check-fault.ts'
import { type Known, LabRefusal, type LabState } from './lab-state.ts'

/** Content of a link or a file before validation. */
export interface RawState {
  campus?: unknown
  flags?: unknown
  menuConfig?: unknown
  persona?: unknown
  student?: unknown
  clock?: unknown
  faults?: unknown
  latencyMs?: unknown
}

/** Maximum number of lines of a script. */
const MAX_FAULTS = 50
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

type Check<Part extends keyof LabState> = (value: unknown, known: Known) => Exclude<LabState[Part], undefined>

const toCampus: Check<'campus'> = (value, { campuses }) => {
  const wanted = typeof value === 'string' ? value.toLowerCase() : null
  const campus = campuses.find((id) => id.toLowerCase() === wanted)
  if (campus === undefined) throw new LabRefusal('campus', value)
  return campus
}

const toFlags: Check<'flags'> = (value, { isFlag, fits }) => {
  if (!isRecord(value)) throw new LabRefusal('unreadable', 'flags')
  const flags: Record<string, JsonValue> = {}
  for (const [key, flag] of Object.entries(value)) {
    if (!isSafeKey(key)) throw new LabRefusal('hostile', key)
    if (!isFlag(key)) throw new LabRefusal('flag', key)
    if (!fits(key, flag)) throw new LabRefusal('value', `${key}: ${JSON.stringify(flag)}`)
    flags[key] = flag as JsonValue // parsed from JSON, and of the flag's type
  }
  return flags
}

const toMenuConfig: Check<'menuConfig'> = (value) => {
  const answer = Array.isArray(value) ? { data: value } : value
  if (!isRecord(answer) || !MenuConfigWire.safeParse(answer).success) throw new LabRefusal('menu', value)
  return value as JsonValue // parsed from JSON
}

const toPersona: Check<'persona'> = (value, { personas }) => {
  if (typeof value !== 'string' || !personas?.includes(value)) throw new LabRefusal('persona', value)
  return value
}

const toStudent: Check<'student'> = (value, { students }) => {
  if (typeof value !== 'string' || !students?.includes(value)) throw new LabRefusal('student', value)
  return value
}

const toClock: Check<'clock'> = (value) => {
  if (typeof value !== 'string' || !MOMENT.test(value) || Number.isNaN(Date.parse(value)))
    throw new LabRefusal('clock', value)
  return value
}

const toFaults: Check<'faults'> = (value, { operations }): Fault[] => {
  if (!Array.isArray(value) || value.length > MAX_FAULTS) throw new LabRefusal('fault', value)
  return value.map((fault: unknown) => checkFault(fault, operations ?? []))
}

/** Below the portal's own request timeout. */
export const MAX_LATENCY_MS = 30_000

const toLatency: Check<'latencyMs'> = (value) => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_LATENCY_MS)
    throw new LabRefusal('latency', value)
  return value
}

/** Parts that need a simulated gateway. */
const NEEDS_GATEWAY = ['persona', 'student', 'clock', 'faults', 'latencyMs'] as const

const gatewayParts = ({ persona, student, clock, faults, latencyMs }: RawState, known: Known): LabState => ({
  ...(persona !== undefined && { persona: toPersona(persona, known) }),
  ...(student !== undefined && { student: toStudent(student, known) }),
  ...(clock !== undefined && { clock: toClock(clock, known) }),
  ...(faults !== undefined && { faults: toFaults(faults, known) }),
  ...(latencyMs !== undefined && { latencyMs: toLatency(latencyMs, known) }),
})

/**
 * Validates every part against the names that this build knows.
 * @throws LabRefusal at the first invalid part
 */
export const checkState = (raw: RawState, known: Known): LabState => {
  const missing = NEEDS_GATEWAY.find((part) => raw[part] !== undefined)
  if (known.personas === null && missing !== undefined) throw new LabRefusal('gateway', missing)
  return {
    ...(raw.campus !== undefined && { campus: toCampus(raw.campus, known) }),
    ...(raw.flags !== undefined && { flags: toFlags(raw.flags, known) }),
    ...(raw.menuConfig !== undefined && { menuConfig: toMenuConfig(raw.menuConfig, known) }),
    ...gatewayParts(raw, known),
  }
}
