import type { JsonValue } from '@openfeature/web-sdk'
import { isSafeKey } from '#shared/text/safe-key.ts'
import { LabRefusal } from './lab-state.ts'

/** Maximum depth; every possible state of the lab is flatter. */
const MAX_DEPTH = 12

/** Validates keys and depth. @throws LabRefusal for a key that reaches into prototypes, and for too deep nesting */
const checkTree = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw new LabRefusal('hostile', `> ${MAX_DEPTH}`)
  for (const [key, inner] of Object.entries(value)) {
    if (!isSafeKey(key)) throw new LabRefusal('hostile', key)
    checkTree(inner, depth + 1)
  }
}

/**
 * Parses JSON from outside.
 * @param part quoted in the refusal
 * @throws LabRefusal
 */
export const parseSafeJson = (text: string, part: string): JsonValue => {
  let value: JsonValue
  try {
    value = JSON.parse(text) as JsonValue
  } catch {
    throw new LabRefusal('unreadable', part)
  }
  checkTree(value)
  return value
}
