import * as z from 'zod/mini'
import { FAULT_KINDS } from './fault-types.ts'

const MAX_TIMES = 1000
const MAX_LATENCY_MS = 600_000
const MAX_TEXT_LENGTH = 500

const Whole = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)))
const Text = z.string().check(z.maxLength(MAX_TEXT_LENGTH))

/**
 * One line of the fault script from an external source: a file with a mock state, the controls over HTTP, a link of the
 * lab.
 */
export const FaultSchema = z.strictObject({
  /** The caller checks whether the contract has it. */
  operation: Text,
  kind: z.enum(FAULT_KINDS),
  times: Whole(0, MAX_TIMES), // 0: used up
  ms: Whole(0, MAX_LATENCY_MS),
  status: Whole(400, 599),
  message: z.optional(Text),
  path: z.optional(Text.check(z.regex(/^[\w.-]*$/))),
})
