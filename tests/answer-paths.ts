import { isRecord } from '#shared/is-record.ts'

/** Dotted paths of every field in an answer, the answer's lists by their first entry. */
export const pathsOf = (value: unknown, prefix = ''): string[] => {
  const entries = Array.isArray(value)
    ? Object.entries(value.slice(0, 1))
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([key, inner]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    return [path, ...pathsOf(inner, path)]
  })
}
