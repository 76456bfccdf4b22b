import type { output, ZodMiniType } from 'zod/mini'
import { isRecord } from '#shared/text/is-record.ts'
import { Refusal } from './refusal.ts'

const parse = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON: validation fails
  }
}

/**
 * Returns the path of the first value that a schema does not define; null when there is none. Defined values are the
 * ones left in the parsed result.
 */
const unknownIn = (given: unknown, taken: unknown, path = ''): string | null => {
  if (!isRecord(given) && !Array.isArray(given)) return null
  const inside = Object(taken) as Record<string, unknown>
  for (const [name, value] of Object.entries(given)) {
    const at = path === '' ? name : `${path}.${name}`
    const found = Object.hasOwn(inside, name) ? unknownIn(value, inside[name], at) : at
    if (found !== null) return found
  }
  return null
}

/**
 * Parses the body of a write and validates it against the generated schema, like a strict gateway.
 * @throws Refusal 422 naming the first field that is invalid or not in the contract
 */
export const readBody = async <Schema extends ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<output<Schema>> => {
  const given = await parse(request)
  const result = schema.safeParse(given)
  const unknown = result.success ? unknownIn(given, result.data) : null
  if (result.success && unknown === null) return result.data
  const field = unknown ?? result.error?.issues[0]?.path.join('.') ?? ''
  throw new Refusal(422, `Data tidak sesuai: ${field === '' ? 'isi permintaan' : field}`)
}
