// Relative, not '#shared': the Vite configuration bundles this file too, and Node cannot resolve the alias there.
import { isRecord } from '../../shared/text/is-record.ts'

/**
 * Returns whether a value has the type of the pattern; an object must have exactly its fields, a list must contain
 * texts.
 * @param pattern the default of a flag
 */
export const sameShape = (value: unknown, pattern: unknown): boolean => {
  if (Array.isArray(pattern)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (!isRecord(pattern)) return typeof value === typeof pattern
  const fields = Object.keys(pattern)
  if (!isRecord(value) || Object.keys(value).length !== fields.length) return false
  return fields.every((field) => sameShape(value[field], pattern[field]))
}
