import { FAULT_KINDS, type Fault } from '#demo/fault-types.ts'
import { isRecord } from '#shared/is-record.ts'
import { LabRefusal } from './lab-state.ts'

const MAX_TIMES = 1000
const MAX_LATENCY_MS = 600_000
const MAX_TEXT = 500

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT

/** What a line may say beside operation and kind. */
const FIELDS: Record<string, (value: unknown) => boolean> = {
  times: (value) => isWhole(value, 1, MAX_TIMES),
  ms: (value) => isWhole(value, 0, MAX_LATENCY_MS),
  status: (value) => isWhole(value, 400, 599),
  message: isText,
  path: (value) => isText(value) && /^[\w.-]*$/.test(value),
}

const isKind = (kind: unknown): kind is Fault['kind'] => FAULT_KINDS.some((one) => one === kind)

const isField = (name: string, value: unknown): boolean => Object.hasOwn(FIELDS, name) && FIELDS[name]?.(value) === true

/**
 * One line of a fault script.
 * @param operations of the contract; `*` stands for each of them
 * @throws LabRefusal
 */
export const checkFault = (value: unknown, operations: readonly string[]): Fault => {
  if (!isRecord(value)) throw new LabRefusal('fault', value)
  const { operation, kind, ...rest } = value
  if (typeof operation !== 'string' || !(operation === '*' || operations.includes(operation)))
    throw new LabRefusal('operation', operation)
  if (!isKind(kind)) throw new LabRefusal('fault', `${operation}: ${String(kind)}`)
  const wrong = Object.entries(rest).find(([name, field]) => !isField(name, field))
  if (wrong) throw new LabRefusal('fault', `${operation}: ${wrong[0]}`)
  return { operation, kind, ...rest }
}
