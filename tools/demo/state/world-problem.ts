import { isRecord } from '#shared/text/is-record.ts'
import { isSafeKey } from '#shared/text/safe-key.ts'
import { seedMahasiswa } from '../world/seed.ts'
import { WorldSchema } from './world-schema.ts'

/** Reason why a file cannot be opened as a mock state. */
export type WorldProblem = 'too-large' | 'not-json' | 'foreign' | 'older' | 'newer' | 'damaged' | 'hostile'

/** Maximum size of a file. A mock state with changes of every persona has about 1 MB. */
export const MAX_WORLD_BYTES = 5_000_000
const VERSION = 2

/** No valid mock state is nested deeper. Deeper nesting could exhaust the stack of code that walks through it. */
const MAX_DEPTH = 30

const isHostile = (value: unknown, depth = 0): boolean => {
  if (depth > MAX_DEPTH) return true
  if (Array.isArray(value)) return value.some((item) => isHostile(item, depth + 1))
  if (!isRecord(value)) return false
  return Object.entries(value).some(([key, item]) => !isSafeKey(key) || isHostile(item, depth + 1))
}

const versionProblem = ({ version }: Record<string, unknown>): WorldProblem | null => {
  if (typeof version !== 'number' || !Number.isInteger(version)) return 'foreign'
  if (version === VERSION) return null
  return version < VERSION ? 'older' : 'newer'
}

/** Returns whether every student is stored under its own NIM and exists in the demo. */
const isOurs = (mahasiswa: Record<string, { idMahasiswa: string; persona: string }>): boolean => {
  const personas = new Map(seedMahasiswa().map(({ idMahasiswa, persona }) => [idMahasiswa, persona]))
  return Object.entries(mahasiswa).every(([id, row]) => row.idMahasiswa === id && personas.get(id) === row.persona)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the problem with the text of a file; null when it can be opened. */
export const problemOfWorld = (text: string): WorldProblem | null => {
  if (new Blob([text]).size > MAX_WORLD_BYTES) return 'too-large'
  const raw = parse(text)
  if (raw === undefined) return 'not-json'
  if (!isRecord(raw)) return 'foreign'
  if (isHostile(raw)) return 'hostile'
  const problem = versionProblem(raw)
  if (problem) return problem
  const { data } = WorldSchema.safeParse(raw)
  return data && isOurs(data.mahasiswa) ? null : 'damaged'
}
