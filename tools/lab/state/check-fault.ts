import { isRecord } from '#shared/text/is-record.ts'
import { FaultSchema } from '#tools/demo/server/fault-schema.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import { LabRefusal } from './lab-state.ts'

type Result = ReturnType<typeof FaultSchema.safeParse>

/** Returns the invalid field, or the value of an unknown kind. */
const wrongOf = (error: NonNullable<Result['error']>, { kind }: Record<string, unknown>): string => {
  const [issue] = error.issues
  const [field] = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? [])
  return field === 'kind' ? String(kind) : String(field)
}

/**
 * Validates one line of a fault script.
 * @param operations of the contract; `*` means all of them
 * @throws LabRefusal
 */
export const checkFault = (value: unknown, operations: readonly string[]): Fault => {
  if (!isRecord(value)) throw new LabRefusal('fault', value)
  const { operation } = value
  if (typeof operation !== 'string' || !(operation === '*' || operations.includes(operation)))
    throw new LabRefusal('operation', operation)
  const { data, error } = FaultSchema.safeParse(value)
  if (error) throw new LabRefusal('fault', `${operation}: ${wrongOf(error, value)}`)
  if (data.times === 0) throw new LabRefusal('fault', `${operation}: times`) // a used-up line has no effect
  return data
}
